import type { Random } from './createRandom.ts';

/** Draws items in proportion to their weights, by binary search over running totals. */
export interface WeightedDraw<Item> {
  draw(random: Random): Item;
}

/** @throws Error when no item has a positive weight. */
export function weightedDraw<Item>(items: readonly (readonly [Item, number])[]): WeightedDraw<Item> {
  const possible = items.filter(([, weight]) => weight > 0);
  if (possible.length === 0) throw new Error('Nothing to draw from.');
  let sum = 0;
  const totals = possible.map(([, weight]) => (sum += weight));
  return {
    draw(random) {
      const target = random.next() * sum;
      let low = 0;
      let high = totals.length - 1;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((totals[middle] as number) > target) high = middle;
        else low = middle + 1;
      }
      return (possible[low] as readonly [Item, number])[0];
    },
  };
}
