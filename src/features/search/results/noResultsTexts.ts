import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';

/** Nothing was found. */
export const emptyTexts = {
  title: 'No records match this search',
  wider: 'These wider searches find records:',
  advice: 'Check the spelling, include variants of the name, or clear a field.',
  nothingHeld: 'No records are published on this site yet.',
  sets: 'Browse record sets',
  again: 'Clear search',
};

/** What the search could have found at all. */
export const coverageTexts = {
  sets: (count: number) => countInWords(count, 'record set'),
  years: (first: number, last: number) => (first === last ? `${first}` : `${first}–${last}`),
  covered: (what: string, years: string) =>
    years === '' ? `Your search covered ${what}.` : `Your search covered ${what}, ${years}.`,
  asked: (year: number, yearsEitherWay: number | null) => (yearsEitherWay ? `${year} ± ${yearsEitherWay}` : `${year}`),
  none: (asked: string, isOne: boolean) =>
    isOne ? `It has no records for ${asked}.` : `None of them has records for ${asked}.`,
  some: (count: number, asked: string) =>
    count === 1 ? `One of them has records for ${asked}.` : `${figure(count)} of them have records for ${asked}.`,
};
