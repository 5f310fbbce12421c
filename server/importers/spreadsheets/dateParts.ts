import { MONTH_ABBREVIATIONS } from '#domain/kernel/dates/monthNames.ts';

/** Which parts of a date a number format shows. */
export interface DateParts {
  day: boolean;
  month: boolean;
  year: boolean;
}

/** What stands for itself in a number format: words in quotes, signs behind a backslash, colours and languages. */
const LITERAL = /"[^"]*"|\\.|\[(?!h|m|s)[^\]]*\]|_./giu;
const OTHER_SIGNS = /[#?0%]|E\+|General/u;
const ZERO = /\[[hms]+\]|h+|s+(?:\.0+)?|am\/pm|a\/p/giu;

/**
 * The parts of a date that a number format of a spreadsheet shows.
 *
 * @returns null for a format of numbers, and for one of times only.
 * @example dateParts('mmm-yy') // { day: false, month: true, year: true }
 * @example dateParts('[$-809]d mmmm yyyy;@') // all of them
 */
export function dateParts(format: string): DateParts | null {
  const [section = ''] = format.replace(LITERAL, ' ').split(';');
  const times = /h|s/iu.test(section);
  const rest = section.replace(ZERO, times ? '~' : ' ');
  // Minutes stand behind hours or before seconds.
  const dates = rest.replace(/~[\s:.]*m{1,2}|m{1,2}[\s:.]*~/giu, '~');
  if (OTHER_SIGNS.test(dates.replaceAll('~', ''))) return null;
  const day = /(?<!d)d{1,2}(?!d)/iu.test(dates);
  const month = /m/iu.test(dates);
  const year = /[yeg]/iu.test(dates);
  return day || month || year ? { day, month, year } : null;
}

/** A date as records write it, in the parts that its format shows. @example 'Mar 1851' */
export function dateInParts(
  { day, month, year }: { day: number; month: number; year: number },
  parts: DateParts,
): string {
  return [
    parts.day ? String(day) : '',
    // A day without its month would say nothing.
    parts.month || parts.day ? (MONTH_ABBREVIATIONS[month - 1] ?? '') : '',
    parts.year ? String(year) : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}
