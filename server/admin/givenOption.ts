import { isCalendarDay } from '#domain/kernel/dates/isCalendarDay.ts';
import { UserError } from '#server/platform/config/UserError.ts';

/**
 * A day that an option gives.
 * @param option - its name, with the dashes
 * @returns the day, YYYY-MM-DD
 * @throws UserError for what is no day of the calendar
 */
export function dayIn(option: string, day: string): string {
  if (!isCalendarDay(day)) throw new UserError(`${option} takes a date such as 2027-12-31.`);
  return day;
}

/**
 * A limit that an option gives: a number from 1, or "any".
 * @param option - its name, with the dashes
 * @returns null for no limit
 * @throws UserError for anything else, and for more than `most`
 */
export function limitIn(option: string, text: string, most: number): number | null {
  if (text === 'any') return null;
  const count = /^\d+$/u.test(text) && text.length <= String(most).length ? Number(text) : 0;
  if (count < 1 || count > most) throw new UserError(`${option} takes a number from 1, or "any".`);
  return count;
}
