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
