/**
 * A month as a calendar shows it: weeks from Monday to Sunday, `1824-02-17` or null where a week reaches beyond the
 * month.
 */
export type MonthWeeks = readonly (readonly (string | null)[])[];

const WEEK = 7;
const pad = (value: number, length: number): string => String(value).padStart(length, '0');

/**
 * The weeks of a month in the Gregorian calendar.
 *
 * @param month - from 1, January.
 */
export function monthWeeks(year: number, month: number): MonthWeeks {
  const first = new Date(0);
  first.setUTCFullYear(year, month - 1, 1);
  const last = new Date(0);
  last.setUTCFullYear(year, month, 0);
  const before = (first.getUTCDay() + WEEK - 1) % WEEK;
  const days: (string | null)[] = [
    ...new Array<null>(before).fill(null),
    ...Array.from({ length: last.getUTCDate() }, (_, day) => `${pad(year, 4)}-${pad(month, 2)}-${pad(day + 1, 2)}`),
  ];
  while (days.length % WEEK !== 0) days.push(null);
  return Array.from({ length: days.length / WEEK }, (_, week) => days.slice(week * WEEK, (week + 1) * WEEK));
}
