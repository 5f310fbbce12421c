import { dayInWords, monthInWords } from '#domain/kernel/dates/dayInWords.ts';

/**
 * A moment as a profile shows it, in British English and UTC: never more exact than the day, so that no one learns when
 * someone is awake.
 * @example formatProfileDate(new Date('2026-11-21T23:59:00Z'), 'day') // '21 November 2026'
 */
export const formatProfileDate = (moment: Date, precision: 'day' | 'month'): string =>
  precision === 'day' ? dayInWords(moment) : monthInWords(moment);
