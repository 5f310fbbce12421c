import { createRandom, type Random } from '#domain/kernel/random/createRandom.ts';

import { yearOf } from '../../people/calendar.ts';
import type { World } from '../../simulation/world.ts';
import type { Decks } from './createDecks.ts';
import { type Resident, residentsOn } from './residents.ts';
import { fill, say } from './say.ts';

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
export const worded = (week: Week, text: string, values: Readonly<Record<string, string | number>> = {}): string => {
  const said = fill(say(week.random, text), values);
  return said
    .replace(/^the\b/u, 'The')
    .replace(/([.!?] )the (?=Rev\.|Vicar)/gu, '$1The ')
    .replace(/\.{2,}/gu, '.');
};
