import { inParts } from './inParts.ts';

describe('inParts', () => {
  it.each<[number[], number, number[][]]>([
    [[], 3, []],
    [[1, 2], 3, [[1, 2]]],
    [[1, 2, 3], 3, [[1, 2, 3]]],
    [[1, 2, 3, 4], 3, [[1, 2, 3], [4]]],
  ])('of %j by %i are %j', (items, size, parts) => {
    expect(inParts(items, size)).toEqual(parts);
  });
});
