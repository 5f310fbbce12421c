import { MONTH_NAMES } from '#domain/kernel/dates/monthNames.ts';

import { dateOf } from '../../people/calendar.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
/** A Sunday, in the county's day numbers: 5 March 2000. */
const SOME_SUNDAY = 2000 * 365 + 2000 / 4 - 2000 / 100 + 2000 / 400 + 4;
/** Up to here papers wrote 2d and 3d. */
const SHORT_ORDINALS_UNTIL = 1870;

/** `Saturday`. */
export const weekdayName = (on: number): string => WEEKDAYS[(((on - SOME_SUNDAY) % 7) + 7) % 7] ?? '';
/** `June`. */
export const monthName = (on: number): string => MONTH_NAMES[dateOf(on).month - 1] ?? '';

/** A day of the month as papers of the time wrote it: `1st`, `2d` or `2nd`. */
export function ordinal(day: number, year: number): string {
  const isTeen = day % 100 >= 11 && day % 100 <= 13;
  const last = isTeen ? 0 : day % 10;
  if (last === 1) return `${day}st`;
  if (last === 2) return `${day}${year <= SHORT_ORDINALS_UNTIL ? 'd' : 'nd'}`;
  if (last === 3) return `${day}${year <= SHORT_ORDINALS_UNTIL ? 'd' : 'rd'}`;
  return `${day}th`;
}

/** A day of the past as an issue names it: `3d inst.`, `28th ult.`, else `9th of March`. */
export function printedDay(on: number, issueOn: number): string {
  const [then, now] = [dateOf(on), dateOf(issueOn)];
  const day = ordinal(then.day, now.year);
  const months = (now.year - then.year) * 12 + now.month - then.month;
  if (months === 0) return `${day} inst.`;
  return months === 1 ? `${day} ult.` : `${day} of ${MONTH_NAMES[then.month - 1] ?? ''}`;
}

/** The date of an issue: `June 19, 1841`. */
export function issueDate(on: number): string {
  const { year, month, day } = dateOf(on);
  return `${MONTH_NAMES[month - 1] ?? ''} ${day}, ${year}`;
}

/** A coming day: `Tuesday, the 22nd of June`. */
export function comingDay(on: number, year: number): string {
  return `${weekdayName(on)}, the ${ordinal(dateOf(on).day, year)} of ${monthName(on)}`;
}
