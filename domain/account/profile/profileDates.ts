import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';
import { lazyDateFormat } from '#domain/kernel/dates/lazyDateFormat.ts';

/** November 2026 */
const MONTH = lazyDateFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/**
 * A moment as a profile shows it, in British English and UTC: never more exact than the day, so that no one learns when
 * someone is awake.
 * @example formatProfileDate(new Date('2026-11-21T23:59:00Z'), 'day') // '21 November 2026'
 */
export const formatProfileDate = (moment: Date, precision: 'day' | 'month'): string => (precision === 'day' ? dayInWords(moment) : MONTH.format(moment));
