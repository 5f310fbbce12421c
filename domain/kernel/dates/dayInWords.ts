import { lazyDateFormat } from './lazyDateFormat.ts';

const DAY = lazyDateFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/**
 * The day of a moment in British English and UTC, the same for every reader.
 * @example dayInWords(new Date('2026-11-21T23:59:00Z')) // '21 November 2026'
 */
export const dayInWords = (moment: Date): string => DAY.format(moment);
