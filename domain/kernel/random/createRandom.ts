import { seededRandom } from './seededRandom.ts';

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
