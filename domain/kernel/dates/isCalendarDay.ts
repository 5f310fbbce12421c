const DAY = /^\d{4}-\d{2}-\d{2}$/u;

/**
 * Whether a text is a day of the calendar as `YYYY-MM-DD`: JavaScript takes 30 February for a day of March. @example
 * isCalendarDay('2027-02-29') // false
 */
export function isCalendarDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Years before it are half typed: no one means them. */
const FIRST_MEANT = '1000-01-01';

/**
 * Whether what is in a form's field for a date is a day that someone means. @example isMeantDay('0188-04-03') // false
 */
export const isMeantDay = (text: string): boolean => isCalendarDay(text) && text >= FIRST_MEANT;
