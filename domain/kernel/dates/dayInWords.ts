import { MONTH_NAMES } from './monthNames.ts';

/**
 * The month of a moment in UTC. Without `Intl`, whose first date takes a browser 10 ms.
 * @throws RangeError when the moment is no date.
 * @example monthInWords(new Date('2026-11-21T23:59:00Z')) // 'November 2026'
 */
export function monthInWords(moment: Date): string {
  const month = MONTH_NAMES[moment.getUTCMonth()];
  if (month === undefined) throw new RangeError('No date to put into words');
  return `${month} ${moment.getUTCFullYear()}`;
}

/**
 * The day of a moment in British English and UTC, the same for every reader.
 * @throws RangeError when the moment is no date.
 * @example dayInWords(new Date('2026-11-21T23:59:00Z')) // '21 November 2026'
 */
export const dayInWords = (moment: Date): string => `${moment.getUTCDate()} ${monthInWords(moment)}`;
