import { GEDCOM_MONTHS } from '#domain/kernel/dates/monthNames.ts';

/** Words before a date that say how it is meant, as GEDCOM writes them. */
export type PlainWord = 'ABT' | 'CAL' | 'EST' | 'BEF' | 'AFT';

/** A date of the form that nearly all have, taken apart but not judged. */
export interface PlainDate {
  word: PlainWord | null;
  /** As written; empty where there is none. */
  day: string;
  /** 1 to 12; 0 where there is none. */
  month: number;
  /** As written: three or four digits, not all of them 0. */
  year: string;
}

/** Of one case and one sign each, so that it is read ten times faster than the patterns of all that people write. */
const PLAIN = new RegExp(
  String.raw`^(?:(ABT|CAL|EST|BEF|AFT) )?(?:(?:(\d\d?) )?(${GEDCOM_MONTHS.join('|')}) )?(\d{3,4})$`,
);

/**
 * Takes a date apart that is written as GEDCOM writes dates of our calendar: `ABT 3 APR 1881`. Null for every other
 * text, which may be a date all the same.
 * @example readPlainDate('BEF APR 1881') // { word: 'BEF', day: '', month: 4, year: '1881' }
 */
export function readPlainDate(text: string): PlainDate | null {
  const found = PLAIN.exec(text);
  if (!found) return null;
  const [, word, day = '', month, year = ''] = found;
  return Number(year) === 0
    ? null
    : {
        word: (word as PlainWord | undefined) ?? null,
        day,
        month: month === undefined ? 0 : GEDCOM_MONTHS.indexOf(month) + 1,
        year,
      };
}
