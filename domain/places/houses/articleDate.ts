import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';

/**
 * The day of a newspaper as a card shows it: `3 April 1881` (spec 2 section 9).
 * @param date - `1881-04-03`; anything else is shown as it is.
 */
export const articleDate = (date: string): string =>
  /^\d{4}-\d{2}-\d{2}/u.test(date) && !Number.isNaN(Date.parse(date.slice(0, 10)))
    ? dayInWords(new Date(date.slice(0, 10)))
    : date;
