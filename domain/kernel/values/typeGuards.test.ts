import { isObject } from './typeGuards.ts';

describe('isObject', () => {
  it.each<[unknown, boolean]>([
    [{}, true],
    [{ a: 1 }, true],
    [JSON.parse('{"list": []}'), true],
    [[], false],
    [null, false],
    [undefined, false],
    ['text', false],
    [1, false],
  ])('of %j is %s', (value, expected) => {
    expect(isObject(value)).toBe(expected);
  });
});
