import { lazyDateFormat } from '#domain/kernel/dates/lazyDateFormat.ts';

import type { DatePrecision } from './readIssueDate.ts';

const FORMS: Readonly<Record<DatePrecision, Pick<Intl.DateTimeFormat, 'format'>>> = {
  day: lazyDateFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
  month: lazyDateFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  year: lazyDateFormat('en-GB', { year: 'numeric', timeZone: 'UTC' }),
};

/**
 * The date of an issue, as precisely as it is known, with its weekday.
 *
 * @param date - `1824-02-17`, the first day of what is known.
 * @example issueDateInWords('1824-02-17', 'day') // 'Tuesday 17 February 1824'
 */
export const issueDateInWords = (date: string, precision: DatePrecision): string => FORMS[precision].format(new Date(`${date}T00:00:00Z`)).replace(',', '');
