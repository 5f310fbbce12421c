import { dayInWords, monthInWords } from '#domain/kernel/dates/dayInWords.ts';

import type { DatePrecision } from './readIssueDate.ts';
import { WEEKDAYS } from './weekdays.ts';

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
