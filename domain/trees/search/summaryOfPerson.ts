import { yearsInWords } from '#domain/trees/core/lifespan.ts';
import type { StatedYears } from '#domain/trees/core/statedYears.ts';

/** Days and places of a person, as cards show them. Days are encoded (`encodedDay`). */
export interface StatedLife {
  birthText: string | null;
  birthPlace: string | null;
  birthFrom: number | null;
  birthTo: number | null;
  birthYears: StatedYears | null;
  deathText: string | null;
  deathPlace: string | null;
  deathFrom: number | null;
  deathTo: number | null;
  deathYears: StatedYears | null;
}

/** One year with what is claimed of it; null for a range and where no year is said. */
const certainYears = (years: StatedYears | null): StatedYears | null =>
  years === null || years.from === null || years.claim === 'between' ? null : years;
/** The year as a day; null of one that is only a bound: nothing can be put in order by it. */
const asDay = (years: StatedYears | null): number | null =>
  years?.from != null && (years.claim === 'on' || years.claim === 'about') ? years.from * 10_000 : null;

/**
 * What the search shows of a person in a tree for subscribers to a reader who is not one: one year of birth and of
 * death, with what is claimed of it, so that they can judge whether it is the person they look for. Ranges, days,
 * months and places are behind the paywall (ADR 29).
 * @example summaryOfPerson({ …, birthText: '3 APR 1832', birthYears: { event: 'birth', claim: 'on', from: 1832, to:
 * 1832 } }).birthText // '1832'
 */
export function summaryOfPerson({
  birthYears,
  deathYears,
}: Pick<StatedLife, 'birthYears' | 'deathYears'>): Omit<StatedLife, 'birthTo' | 'deathTo'> {
  const [birth, death] = [certainYears(birthYears), certainYears(deathYears)];
  return {
    birthText: birth && yearsInWords(birth),
    birthPlace: null,
    birthFrom: asDay(birth),
    birthYears: birth,
    deathText: death && yearsInWords(death),
    deathPlace: null,
    deathFrom: asDay(death),
    deathYears: death,
  };
}
