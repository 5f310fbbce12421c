import { MONTH_ABBREVIATIONS } from './monthNames.ts';

const ISO_DATE = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?|(\d{2})(\d{2}))?(?:[T ]\d{2}.*)?$/u;

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/**
 * A date of ISO 8601 as the records write dates: day, month and year as far as it has them. A time of day is left out.
 *
 * @returns what came in, where it is no such date or no day of the calendar; in Gregorian terms, as ISO 8601 has it.
 * @example writtenDate('1851-03-30') // '30 Mar 1851'
 * @example writtenDate('1851-03') // 'Mar 1851'
 */
export function writtenDate(text: string): string {
  const [whole, year, month = '', day = '', monthBeside, dayBeside] = ISO_DATE.exec(text.trim()) ?? [];
  if (whole === undefined || year === undefined) return text;
  const [m, d] = [Number(monthBeside ?? month), Number(dayBeside ?? day)];
  const name = MONTH_ABBREVIATIONS[m - 1];
  if (m === 0 && monthBeside === undefined && month === '') return year;
  if (name === undefined) return text;
  if (d === 0) return dayBeside === undefined && day === '' ? `${name} ${year}` : text;
  return d <= daysIn(Number(year), m) ? `${d} ${name} ${year}` : text;
}

/** The calendar day in UTC of a moment, `YYYY-MM-DD`: what “today” means for ages and for what is closed. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

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
