import { yearOf } from '../encodedDay.ts';

/** Days and places of a person, as cards tell them. Days are encoded (`encodedDay`). */
export interface LifeTold {
  birthText: string | null;
  birthPlace: string | null;
  birthFrom: number | null;
  birthTo: number | null;
  deathText: string | null;
  deathPlace: string | null;
  deathFrom: number | null;
  deathTo: number | null;
}

const certainYear = (from: number | null, to: number | null): number | null => (yearOf(from) === yearOf(to) ? yearOf(from) : null);
const asDay = (year: number | null): number | null => (year === null ? null : year * 10_000);

/**
 * What the search tells of somebody in a tree that is for subscribers to a reader who is none: the years of birth and death
 * where they are certain, so that they know whether it may be whom they look for. Days, months and places are behind the
 * paywall (ADR 0029).
 * @example summaryOfPerson({ …, birthText: '3 APR 1832', birthFrom: 18320403, birthTo: 18320403 }).birthText // '1832'
 */
export function summaryOfPerson({ birthFrom, birthTo, deathFrom, deathTo }: LifeTold): Omit<LifeTold, 'birthTo' | 'deathTo'> {
  const [birth, death] = [certainYear(birthFrom, birthTo), certainYear(deathFrom, deathTo)];
  return { birthText: birth === null ? null : String(birth), birthPlace: null, birthFrom: asDay(birth), deathText: death === null ? null : String(death), deathPlace: null, deathFrom: asDay(death) };
}
