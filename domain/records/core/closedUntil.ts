import { isCalendarDay, writtenDate } from '#domain/kernel/dates/isoDates.ts';
import { monthNumber } from '#domain/kernel/dates/monthNumber.ts';
import { parseRecordDate } from '#domain/kernel/dates/parseRecordDate.ts';

/**
 * The day from which something that is closed by a date is open: `YYYY-MM-DD`, or `infinity` where it never opens by
 * itself. Compared as texts, later days come later, and `infinity` comes last.
 */
export type OpeningDay = string;

/** Of what no day opens: PostgreSQL knows it by the same name. */
export const NEVER: OpeningDay = 'infinity';

/** Programs fill a date that is missing with the year 1, and one that never comes with the year 9999. */
const FIRST_YEAR = 1000;
const LAST_YEAR = 9998;

const calendarDay = (year: number, month: number, day: number): OpeningDay => {
  if (year > LAST_YEAR) return NEVER;
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCFullYear() > LAST_YEAR ? NEVER : at.toISOString().slice(0, 10);
};

/** A text that is one day of the calendar and nothing else, in any order that leaves no doubt of it. */
const ONE_DAY =
  /^(?:(?:(?:until|till|(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*),?\s+)?\d{1,2}(?:st|nd|rd|th)?[\s-]+\p{L}{3,9}\.?,?[\s-]+\d{4}|\p{L}{3,9}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4})$/iu;
const ISO_LIKE = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]\d{1,2}:.*)?$/u;
const NUMERIC = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/u;
const MONTH_ALONE = /^\p{L}{3,9}\.?\s+\d{4}$/u;

const ISO_PART = /^\d{4}(?:-\d{2})?$|^\d{8}$/u;
/** Words beside years that leave no doubt of the last of them. */
const JOINING =
  /^(?:to|and|or|from|between|until|till|before|by|of|st|nd|rd|th|(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*)$/iu;
const NUMBER = /[\d_*[\]]+/gu;
const SHORT_SPAN = /(?<!\d)(\d\d)(\d\d)\s*[-–/]\s*(\d\d)(?![\d_*]|[-–/])/gu;

/**
 * The years that a text names, of which the last counts: none is named where a year has unread digits. Null for a text with
 * anything in it that is no part of a date, so that its year may be that of something else: `100 years from 1931`.
 */
function yearsNamed(text: string): number[] | null {
  const others = text
    .replaceAll(NUMBER, ' ')
    .replaceAll(/\p{L}+/gu, (word) => (JOINING.test(word) || monthNumber(word) !== null ? ' ' : word));
  if (/[^\s.,/–-]/u.test(others)) return null;
  const numbers = (text.match(NUMBER) ?? []).filter((number) => /\d/u.test(number));
  const whole = numbers.filter((number) => /^\d+$/u.test(number));
  const years = whole.filter(({ length }) => length === 4).map(Number);
  const unread = numbers.length - whole.length;
  if (whole.some(({ length }) => length === 3 || length > 4) || (unread > 0 && unread + years.length > 1)) return null;
  const ends = [...text.matchAll(SHORT_SPAN)].map(([, century, , end]) => Number(`${century}${end}`));
  return [...years, ...ends];
}

const padded = (year: string, month: string, day: string): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** The latest day that a text of digits may mean: `3/4/2030` is 3 April, or 4 March. */
function latestOfDigits(text: string): OpeningDay | null {
  const [, isoYear = '', isoMonth = '', isoDay = ''] = ISO_LIKE.exec(text) ?? [];
  const [, first = '', second = '', year = ''] = NUMERIC.exec(text) ?? [];
  const days = (
    isoYear === '' ? [padded(year, second, first), padded(year, first, second)] : [padded(isoYear, isoMonth, isoDay)]
  ).filter(isCalendarDay);
  return days.sort().at(-1) ?? null;
}

/**
 * The day from which something is open that is closed until a date, as a sheet or an archivist writes it. Where a text
 * may mean several days, the last of them counts: of a month or a year alone, the first day after it.
 *
 * @returns `infinity` for the year 9999; null for what is no date and nothing else, for no day of the calendar, for a sign of
 *   doubt, and for years in which nothing opens: it is to stay closed.
 * @example openingDay('1 Jan 2031') // '2031-01-01'
 * @example openingDay('2030') // '2031-01-01'
 * @example openingDay('30 Feb 2030') // null
 */
export function openingDay(text: string): OpeningDay | null {
  const written = text.trim();
  if (written === NEVER) return NEVER;
  const isDigits = ISO_LIKE.test(written) || NUMERIC.test(written);
  const digits = isDigits ? latestOfDigits(written) : null;
  if (isDigits && digits === null) return null;
  const asDate = digits ?? (ISO_PART.test(written) ? writtenDate(written) : written);
  const date = parseRecordDate(asDate);
  if (!date || date.latest < FIRST_YEAR) return null;
  if (digits !== null) return date.latest > LAST_YEAR ? NEVER : digits;
  const { latest, month, day } = date;
  const isOneYear = date.earliest === latest;
  if (isOneYear && month !== null && day !== null && (ONE_DAY.test(written) || /^\d{8}$/u.test(written)))
    return isCalendarDay(padded(String(latest), String(month), String(day))) ? calendarDay(latest, month, day) : null;
  if (isOneYear && month !== null && day === null && MONTH_ALONE.test(asDate)) return calendarDay(latest, month + 1, 1);
  const years = yearsNamed(asDate);
  // A span, a year that cannot be read to its end: the whole of the last year counts.
  return years === null ? null : calendarDay(Math.max(latest, ...years) + 1, 1, 1);
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/u;

/**
 * The day until which staff close something in a form.
 *
 * @param given - `YYYY-MM-DD`; of the year 9999: for good. @param today - the same
 * @returns null for what is no day after today
 */
export function closingDay(given: string, today: string): OpeningDay | null {
  const day = ISO_DAY.test(given) ? openingDay(given) : null;
  return day === null || (day !== NEVER && day <= today) ? null : day;
}

/**
 * A date put off by years, as archives close registers: 100 years from an admission.
 *
 * @returns the text as it is where it is no date: it opens nothing.
 * @example closedFor('3 Mar 1931', 100) // '2031-03-03'
 * @example closedFor('1931', 100) // '2032-01-01'
 */
export function closedFor(text: string, years: number): string {
  const from = openingDay(text);
  if (from === null || from === NEVER) return text;
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number);
  return calendarDay(year + years, month, day);
}

/** The strictest of some dates: what one of them closes is closed. Null where there is none. */
export function strictest(days: readonly (OpeningDay | null)[]): OpeningDay | null {
  return days.reduce<OpeningDay | null>(
    (last, day) => (last === null || (day !== null && day > last) ? day : last),
    null,
  );
}

/** Whether something with that date is closed on a day, `YYYY-MM-DD`: it opens on the date itself. */
export const isClosedOn = (until: OpeningDay | null, day: string): boolean => until !== null && until > day;
