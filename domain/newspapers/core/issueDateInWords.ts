import type { DatePrecision } from './readIssueDate.ts';

const FORMS: Readonly<Record<DatePrecision, Intl.DateTimeFormat>> = {
  day: new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
  month: new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  year: new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone: 'UTC' }),
};

/**
 * The date of an issue, as precisely as it is known, with its weekday.
 *
 * @param date - `1824-02-17`, the first day of what is known.
 * @example issueDateInWords('1824-02-17', 'day') // 'Tuesday 17 February 1824'
 */
export const issueDateInWords = (date: string, precision: DatePrecision): string => FORMS[precision].format(new Date(`${date}T00:00:00Z`)).replace(',', '');
