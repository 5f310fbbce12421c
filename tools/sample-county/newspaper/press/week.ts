import { createRandom, type Random } from '#domain/kernel/random/createRandom.ts';

import { yearOf } from '../../people/calendar.ts';
import type { World } from '../../simulation/world.ts';
import { type Resident, residentsOn } from './residents.ts';

/** Packs of things to write about: what was dealt does not come again before everything else that fits has been. */
interface Decks {
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

/** The innermost choice of a text. */
const CHOICE = /\{([^{}]*)\}/u;

/**
 * Settles the choices of a text, from the inside out.
 * @example say(random, 'a {large|numerous} company') // 'a numerous company'
 */
function say(random: Random, text: string): string {
  let said = text;
  for (let found = CHOICE.exec(said); found; found = CHOICE.exec(said))
    said =
      said.slice(0, found.index) + random.pick((found[1] ?? '').split('|')) + said.slice(found.index + found[0].length);
  return said;
}

/** Puts values in place of their names: `[name]`. A name without a value is a mistake of ours. */
const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\[(\w+)\]/gu, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing is known of [${name}]`);
    return String(value);
  });

/** What an editor has on the table for one issue. */
export interface Week {
  world: World;
  /** Day of the issue. */
  on: number;
  year: number;
  random: Random;
  decks: Decks;
  residents: readonly Resident[];
  /** Ids of people who are named in this issue already; no one is in two stories. */
  busy: Set<number>;
}

/** Opens the week of an issue. */
export const openWeek = (world: World, on: number, decks: Decks): Week => ({
  world,
  on,
  year: yearOf(on),
  random: createRandom(`newspaper ${on}`),
  decks,
  residents: residentsOn(world, on),
  busy: new Set(),
});

/** Someone for a story; who is in one already is not asked again. Null where there is no one of the kind. */
export function someone({ residents, random, busy }: Week, isWanted: (resident: Resident) => boolean): Resident | null {
  const fit = residents.filter((resident) => !busy.has(resident.person.id) && isWanted(resident));
  if (fit.length === 0) return null;
  const chosen = random.pick(fit);
  busy.add(chosen.person.id);
  return chosen;
}

/** Someone of one of these trades. */
export const tradesman = (week: Week, ...trades: readonly string[]): Resident | null =>
  someone(
    week,
    ({ person, occupation, isHead }) => isHead && person.sex === 'M' && trades.includes(occupation?.id ?? ''),
  );

/** A text with its choices settled and its names filled in; the first letter of a sentence is large. */
export const fillText = (week: Week, text: string, values: Readonly<Record<string, string | number>> = {}): string => {
  const said = fill(say(week.random, text), values);
  return said
    .replace(/^the\b/u, 'The')
    .replace(/([.!?] )the (?=Rev\.|Vicar)/gu, '$1The ')
    .replace(/\.{2,}/gu, '.');
};
