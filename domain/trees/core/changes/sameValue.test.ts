import { sameValue } from './sameValue.ts';

it.each([
  [{ a: 1, b: [2, { c: null }] }, { b: [2, { c: null }], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, true],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: 1 }, { a: 1, b: null }, false],
  [{ a: 1, b: 0 }, { a: 1 }, false],
  [[1, 2], [2, 1], false],
  [[1], { 0: 1 }, false],
  [{}, [], false],
  [null, undefined, false],
  [null, {}, false],
  [Number.NaN, Number.NaN, true],
  ['1', 1, false],
])('%j and %j say the same: %s', (one, other, expected) =>
  expect([sameValue(one, other), sameValue(other, one)]).toEqual([expected, expected]),
);
