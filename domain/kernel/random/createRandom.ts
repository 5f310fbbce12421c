/** Numbers from 0 to below 1 that are the same for the same seed on every machine (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of the items; the early ones more often, as names and places are. */
export const pickSkewed = <Item>(random: () => number, items: readonly Item[]): Item =>
  items[Math.floor(random() ** 2 * items.length)] as Item;

/** One of the items, all as likely. */
export const oneOf = <Item>(random: () => number, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item;

/** A stream of chance that depends on nothing but its seed, so that every machine makes the same county. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** Whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  /** @throws Error when the list is empty. */
  pick<Item>(items: readonly Item[]): Item;
  /** About 0, mostly within ±1; the sum of four even draws. */
  spread(): number;
}

/** FNV-1a over UTF-16 units: turns a seed's name into the generator's first state. */
function seedOf(name: string): number {
  let hash = 2166136261;
  for (let index = 0; index < name.length; index++) hash = Math.imul(hash ^ name.charCodeAt(index), 16777619);
  return hash >>> 0;
}

/**
 * Chance that is fast, and good enough for a fictional county.
 *
 * @param seed - names the stream; streams of different names are independent.
 */
export function createRandom(seed: string): Random {
  const next = seededRandom(seedOf(seed));
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('Nothing to pick from.');
      return item;
    },
    spread: () => next() + next() - next() - next(),
  };
}

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
