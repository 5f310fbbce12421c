import { dayInWords, monthInWords } from '#domain/kernel/dates/dayInWords.ts';

import type { DatePrecision } from './readIssueDate.ts';

/** The number of an issue as its publisher gives it: a bare number says what it is. */
export const issueLabel = (label: string): string => (/^\d+$/u.test(label) ? `No. ${label}` : label);

/** Weekdays in the order of a calendar. */
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/**
 * The weekdays a newspaper came out on, as readers say it: `Tuesdays and Fridays`. Null where none is known.
 * @param days - 1 Monday to 7 Sunday, in their order
 */
export function weekdaysInWords(days: readonly number[]): string | null {
  const names = days.flatMap((day) => (WEEKDAYS[day - 1] === undefined ? [] : [`${WEEKDAYS[day - 1]}s`]));
  const last = names.pop();
  if (last === undefined) return null;
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}

const IN_WORDS: Readonly<Record<DatePrecision, (date: Date) => string>> = {
  day: (date) => `${WEEKDAYS[(date.getUTCDay() + 6) % 7]} ${dayInWords(date)}`,
  month: monthInWords,
  year: (date) => String(date.getUTCFullYear()),
};

/**
 * The date of an issue, as precisely as it is known, with its weekday.
 *
 * @param date - `1824-02-17`, the first day of what is known.
 * @example issueDateInWords('1824-02-17', 'day') // 'Tuesday 17 February 1824'
 */
export const issueDateInWords = (date: string, precision: DatePrecision): string =>
  IN_WORDS[precision](new Date(`${date}T00:00:00Z`));
