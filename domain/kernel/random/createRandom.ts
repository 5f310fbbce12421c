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

const TWO_TO_32 = 4294967296;

/** FNV-1a over UTF-16 units: turns a seed's name into the generator's first state. */
function seedOf(name: string): number {
  let hash = 2166136261;
  for (let index = 0; index < name.length; index++) hash = Math.imul(hash ^ name.charCodeAt(index), 16777619);
  return hash >>> 0;
}

/**
 * A 32-bit xorshift-multiply generator ("mulberry" family): fast, and good enough for a made-up county.
 *
 * @param seed - names the stream; streams of different names are independent.
 */
export function createRandom(seed: string): Random {
  let state = seedOf(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / TWO_TO_32;
  };
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
  const kept = items.filter(([, weight]) => weight > 0);
  if (kept.length === 0) throw new Error('Nothing to draw from.');
  let sum = 0;
  const totals = kept.map(([, weight]) => (sum += weight));
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
      return (kept[low] as readonly [Item, number])[0];
    },
  };
}
