import { createRandom, type Random } from '#domain/kernel/random/createRandom.ts';

/** Packs of things to write about: what was dealt does not come again before everything else that fits has been. */
export interface Decks {
  /**
   * @param name - of the pack.
   * @param items - those that fit today.
   * @param keyOf - what makes two items the same; the item itself when left out.
   * @throws Error when nothing fits.
   */
  draw<Item>(name: string, items: readonly Item[], keyOf?: (item: Item) => unknown): Item;
}

/** Packs that depend on nothing but their seed and what was asked of them. */
export function createDecks(seed: string): Decks {
  const packs = new Map<string, { random: Random; dealt: Set<unknown> }>();
  return {
    draw(name, items, keyOf = (item) => item) {
      const pack = packs.get(name) ?? { random: createRandom(`${seed} ${name}`), dealt: new Set() };
      packs.set(name, pack);
      if (items.every((item) => pack.dealt.has(keyOf(item)))) for (const item of items) pack.dealt.delete(keyOf(item));
      const item = pack.random.pick(items.filter((each) => !pack.dealt.has(keyOf(each))));
      pack.dealt.add(keyOf(item));
      return item;
    },
  };
}
