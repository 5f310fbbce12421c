import { isHeavyLoss } from './isHeavyLoss.ts';

it.each([
  [0, 0, false],
  [0, 5, false],
  [100, 100, false],
  [100, 120, false],
  [100, 90, false],
  [100, 89, true],
  [3, 2, true],
  [10, 9, false],
  [1, 0, true],
])('from %i to %i records is a heavy loss: %p', (before, after, expected) =>
  expect(isHeavyLoss(before, after)).toBe(expected),
);
