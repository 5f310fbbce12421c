import { MONTH_NAMES } from '#domain/kernel/dates/monthNames.ts';

import { parseTreeDate } from '../dates/parseTreeDate.ts';
import { readTreeDate } from '../dates/readTreeDate.ts';
import { decodeDay } from '../encodedDay.ts';

const HOW_SURE: Readonly<Record<string, string>> = {
  about: 'about ',
  calculated: 'calculated as ',
  estimated: 'estimated as ',
};

/**
 * A day of a tree in words, as exact as it is.
 * @example encodedDayInWords(18810403) // '3 April 1881'; 18810400 is 'April 1881', 18810000 '1881'
 */
export function encodedDayInWords(encoded: number): string {
  const { year, month, day } = decodeDay(encoded);
  return [day || '', MONTH_NAMES[month - 1] ?? '', year].filter(Boolean).join(' ');
}

/**
 * How the site understood a typed date, to be shown beside the field. Null where no day could be read from it
 * and the words are kept alone, and where nothing was typed.
 * @example understoodDate('3/4/1881') // '3 April 1881'
 * @example understoodDate('bef 1900') // '1899 or earlier'
 */
export function understoodDate(text: string): string | null {
  const date = readTreeDate(text);
  if (!date) return null;
  const { from, to } = date;
  if (from !== null && from === to)
    return `${HOW_SURE[parseTreeDate(text.trim()).claim] ?? ''}${encodedDayInWords(from)}`;
  if (from !== null && to !== null) return `${encodedDayInWords(from)} to ${encodedDayInWords(to)}`;
  if (from !== null) return `${encodedDayInWords(from)} or later`;
  return to === null ? null : `${encodedDayInWords(to)} or earlier`;
}
