import { readIssueDate } from '../core/readIssueDate.ts';
import { readAddressDate } from './addressValues.ts';

/** A date as it is shown in a field to be changed: a year alone where the span has all of it. */
export function dateToType(date: string | null, end: 'first' | 'last'): string {
  if (date === null) return '';
  return date.endsWith(end === 'first' ? '-01-01' : '-12-31') ? date.slice(0, 4) : date.split('-').reverse().join('/');
}

const SLASHED = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/u;
const MONTH_OF_YEAR = /^(\p{L}{3,})\.?\s+(\d{4})$/u;
const pad = (digits: string): string => digits.padStart(2, '0');

/** As {@link readIssueDate} takes it: British figures turned round, a month without a day given its first. */
function isoOf(text: string): string | null {
  const slashed = SLASHED.exec(text);
  const written = slashed ? `${slashed[3]}-${pad(slashed[2] ?? '')}-${pad(slashed[1] ?? '')}` : text;
  const month = MONTH_OF_YEAR.exec(text);
  const read = readIssueDate(month ? `1 ${month[1]} ${month[2]}` : written, true);
  if ('problem' in read) return null;
  const precision = month ? 'month' : read.precision;
  return precision === 'day' ? read.date : precision === 'month' ? read.date.slice(0, 7) : read.date.slice(0, 4);
}

/**
 * A date as people type it into a search: a year, a month, or a date in words or figures. A year or a month means its
 * first or its last day.
 *
 * @returns null for anything that is no date.
 * @example typedDate('Feb 1842', 'last') // '1842-02-28'
 */
export function typedDate(text: string, end: 'first' | 'last'): string | null {
  const iso = isoOf(text.trim());
  return iso === null ? null : readAddressDate(iso, end);
}
