import { tokenWords } from './tokenWords.ts';

/** Years that newspapers and their index know. */
const YEARS = { first: 1500, last: 2100 };
const DATE = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/u;
const pad = (value: number): string => String(value).padStart(2, '0');

/**
 * A date of an address. A year or a month alone means its first day, or its last.
 *
 * @returns null for anything that is no date of the calendar.
 * @example readAddressDate('1842', 'last') // '1842-12-31'
 */
export function readAddressDate(text: string, end: 'first' | 'last'): string | null {
  const [, year, month, day] = DATE.exec(text) ?? [];
  if (year === undefined || Number(year) < YEARS.first || Number(year) > YEARS.last) return null;
  const inMonth = Number(month ?? (end === 'first' ? 1 : 12));
  if (inMonth < 1 || inMonth > 12) return null;
  const days = new Date(Date.UTC(Number(year), inMonth, 0)).getUTCDate();
  const onDay = Number(day ?? (end === 'first' ? 1 : days));
  return onDay >= 1 && onDay <= days ? `${year}-${pad(inMonth)}-${pad(onDay)}` : null;
}

/** A whole number within bounds; null for anything else. */
export function readWhole(text: string, least: number, most: number): number | null {
  const value = /^\d{1,12}$/u.test(text) ? Number(text) : -1;
  return value >= least && value <= most ? value : null;
}

/** Signs that no word has and that a database may refuse. They become spaces, so that what follows keeps its place. */
const UNSEEN = /\p{Cc}/gu;
/** A text of an address without control characters and outer spaces. */
export const seenText = (text: string): string => text.replace(UNSEEN, ' ').trim();

/** A reading that a member switched off, `pinch:pincb`; null where either side is not one word. */
export function readRefused(text: string): { word: string; reading: string } | null {
  const [word, reading, ...more] = text.split(':').map((side) => tokenWords(side.trim()));
  const isWord = (words: readonly string[] | undefined): words is readonly [string] => words?.length === 1;
  return more.length === 0 && isWord(word) && isWord(reading) ? { word: word[0], reading: reading[0] } : null;
}
