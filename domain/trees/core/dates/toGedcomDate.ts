import { GEDCOM_MONTHS } from '#domain/kernel/dates/monthNames.ts';

import { decodeDay } from '../encodedDay.ts';
import type { TreeDate } from '../model/treeDate.ts';
import type { DaySpan } from './calendarDay.ts';
import { parseTreeDate, type ParsedTreeDate } from './parseTreeDate.ts';

/** The value of a GEDCOM DATE line; in version 7 words that are not a date go into a PHRASE below it. */
export interface GedcomDate {
  value: string;
  /** Empty: no PHRASE line. Always empty for 5.5.1, where the words are in parentheses. */
  phrase: string;
}

const CALENDARS: readonly (readonly [string, string])[] = [
  ['@#DGREGORIAN@', 'GREGORIAN'],
  ['@#DJULIAN@', 'JULIAN'],
  ['@#DFRENCH R@', 'FRENCH_R'],
  ['@#DHEBREW@', 'HEBREW'],
];
const DUAL_YEAR = /(\d{3,4})\/\d{2}/u;
const CALENDAR = String.raw`(?:@#D(?:GREGORIAN|JULIAN|FRENCH R|HEBREW)@ |(?:GREGORIAN|JULIAN|FRENCH_R|HEBREW) )?`;
const DAY = `${CALENDAR}(?:(?:\\d{1,2} )?[A-Z]{3,4} )?\\d{1,4}(?:/\\d{2})?(?: B\\.?C\\.?E?)?`;
const GEDCOM = new RegExp(
  `^(?:(?:ABT |CAL |EST |BEF |AFT |FROM |TO )?${DAY}|BET ${DAY} AND ${DAY}|FROM ${DAY} TO ${DAY})$`,
  'u',
);

/**
 * A date as GEDCOM writes it. What is GEDCOM already stays word for word, but for the marks of calendars; what a member
 * wrote is said as exactly as GEDCOM can; what cannot be read becomes a phrase.
 * @example toGedcomDate({ text: 'about 3 April 1881', from: 18810403, to: 18810403 }, '5.5.1') // { value: 'ABT 3 APR
 * 1881', phrase: '' }
 */
export function toGedcomDate({ text }: TreeDate, version: '5.5.1' | '7.0'): GedcomDate {
  const parsed = parseTreeDate(text);
  const value = GEDCOM.test(text) ? text : gedcomOf(parsed);
  const words = parsed.phrase === '' ? text : parsed.phrase;
  if (version === '7.0') {
    const isWhole = value !== '' && parsed.claim !== 'phrase' && !DUAL_YEAR.test(value);
    return { value: inVersion7(value), phrase: isWhole ? '' : words };
  }
  const old = CALENDARS.reduce(
    (rest, [mark, now]) => rest.replaceAll(new RegExp(`\\b${now} `, 'gu'), `${mark} `),
    value,
  ).replaceAll(' BCE', ' B.C.');
  if (value === '') return { value: `(${words})`, phrase: '' };
  return { value: parsed.claim === 'phrase' ? `INT ${old} (${words})` : old, phrase: '' };
}

/** Version 7 knows neither marks in at-signs nor dual years: of those the later is meant. */
const inVersion7 = (value: string) =>
  CALENDARS.reduce((rest, [old, now]) => rest.replaceAll(old, now), value)
    .replace(/ B\.?C\.?E?(?= |$)/gu, ' BCE')
    .replace(DUAL_YEAR, (_dual, year: string) => String(Number(year) + 1));

const dayInGedcom = (encoded: number) => {
  if (encoded < 0) return `${-Math.trunc(encoded / 10_000)} BCE`;
  const { year, month, day } = decodeDay(encoded);
  return [day === 0 ? '' : day, GEDCOM_MONTHS[month - 1] ?? '', year].filter((part) => part !== '').join(' ');
};

const spanInGedcom = ({ from, to }: DaySpan) =>
  from === to ? dayInGedcom(from) : `BET ${dayInGedcom(from)} AND ${dayInGedcom(to)}`;

/** Empty where no day can be read. A side that cannot be read makes the other a date before or after. */
function gedcomOf({ claim, start, end }: ParsedTreeDate): string {
  if (claim === 'between' || claim === 'from-to') {
    const [open, middle] = claim === 'between' ? ['BET', 'AND'] : ['FROM', 'TO'];
    if (start && end) return `${open} ${dayInGedcom(start.from)} ${middle} ${dayInGedcom(end.to)}`;
    if (start) return `${claim === 'between' ? 'AFT' : 'FROM'} ${dayInGedcom(start.from)}`;
    return end ? `${claim === 'between' ? 'BEF' : 'TO'} ${dayInGedcom(end.to)}` : '';
  }
  if (!start) return '';
  if (claim === 'before') return `BEF ${dayInGedcom(start.from)}`;
  if (claim === 'after') return `AFT ${dayInGedcom(start.to)}`;
  if (claim === 'from') return `FROM ${dayInGedcom(start.from)}`;
  if (claim === 'to') return `TO ${dayInGedcom(start.to)}`;
  const sure = { about: 'ABT', calculated: 'CAL', estimated: 'EST', on: '', phrase: '' }[claim];
  return start.from === start.to ? `${sure} ${dayInGedcom(start.from)}`.trim() : spanInGedcom(start);
}
