import fc from 'fast-check';

import { createSpread } from './spread.ts';

const chosenOf = (count: number, wanted: number): number[] => {
  const spread = createSpread<number>(wanted);
  for (let at = 0; at < count; at += 1) spread.add(at);
  return spread.chosen();
};

it.each([
  [0, 20, []],
  [3, 20, [0, 1, 2]],
  [6, 3, [0, 2, 4]],
  [8, 2, [0, 4]],
])('of %i things %i are chosen evenly', (count, wanted, chosen) => {
  expect(chosenOf(count, wanted)).toEqual(chosen);
});

it('chooses as many as are wanted from the whole, in order, none twice', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 2, max: 30 }), (count, wanted) => {
      const chosen = chosenOf(count, wanted);
      expect(chosen).toHaveLength(Math.min(count, wanted));
      expect(chosen).toEqual([...new Set(chosen)].sort((a, b) => a - b));
      // No half of them goes without.
      if (count >= wanted * 2) expect(chosen.at(-1)).toBeGreaterThanOrEqual(count / 2 - 1);
    }),
  );
});
