import { GEDCOM_MONTHS } from '#domain/kernel/dates/monthNames.ts';

import { encodeDay } from '../encodedDay.ts';
import { frenchRepublicanDay, gregorianDay, hebrewDay, julianCalendarDay, type JulianDayNumber } from './julianDay.ts';

/** Days that a text can mean, encoded (`encodeDay`): the first and the last. */
export interface DaySpan {
  from: number;
  to: number;
}

interface Calendar {
  /** How GEDCOM 5.5.1 and 7 mark it. */
  marks: readonly string[];
  months: readonly string[];
  /** Gives back the number of a day; the day after the last of a year is the first of the next. */
  dayNumber: (year: number, month: number, day: number) => JulianDayNumber;
}

const CALENDARS: readonly Calendar[] = [
  { marks: ['@#DJULIAN@', 'JULIAN'], months: GEDCOM_MONTHS, dayNumber: julianCalendarDay },
  {
    marks: ['@#DFRENCH R@', 'FRENCH_R'],
    months: ['VEND', 'BRUM', 'FRIM', 'NIVO', 'PLUV', 'VENT', 'GERM', 'FLOR', 'PRAI', 'MESS', 'THER', 'FRUC', 'COMP'],
    dayNumber: frenchRepublicanDay,
  },
  {
    marks: ['@#DHEBREW@', 'HEBREW'],
    months: ['TSH', 'CSH', 'KSL', 'TVT', 'SHV', 'ADR', 'ADS', 'NSN', 'IYR', 'SVN', 'TMZ', 'AAV', 'ELL'],
    dayNumber: hebrewDay,
  },
];

const PARTS = /^(?:(?:(\d{1,2})\s+)?([A-Z]{3,4})\s+)?(\d{1,4})(?:\/\d{2})?$/u;

/**
 * Reads a day of another calendar than ours, in capitals and with its GEDCOM mark: `@#DFRENCH R@ 18 BRUM 8`,
 * `HEBREW 13 CSH 5760`. Undefined where the text has no such mark; null where what follows cannot be read.
 * @example readCalendarDay('FRENCH_R 18 BRUM 8') // { from: 17991109, to: 17991109 }
 */
export function readCalendarDay(text: string): DaySpan | null | undefined {
  const calendar = CALENDARS.find(({ marks }) => marks.some((mark) => text.startsWith(mark)));
  if (!calendar) return undefined;
  const mark = calendar.marks.find((each) => text.startsWith(each)) ?? '';
  const [whole, day, monthName, yearText] = PARTS.exec(text.slice(mark.length).trim()) ?? [];
  if (whole === undefined || yearText === undefined) return null;
  const year = Number(yearText) + (whole.includes('/') ? 1 : 0);
  const month = monthName === undefined ? null : calendar.months.indexOf(monthName) + 1;
  if (year === 0 || month === 0) return null;
  // A Julian year or month differs from ours by a few days only; a note of it would hide that no day is recorded.
  if (calendar.dayNumber === julianCalendarDay && day === undefined)
    return sameDay(encodeDay({ year, month: month ?? 0, day: 0 }));
  if (day !== undefined && Number(day) > 31) return null;
  return spanOf(calendar, year, month, day === undefined ? null : Number(day));
}

function spanOf({ dayNumber, months }: Calendar, year: number, month: number | null, day: number | null): DaySpan {
  if (month === null)
    return { from: gregorianDay(dayNumber(year, 1, 1)), to: gregorianDay(dayNumber(year + 1, 1, 1) - 1) };
  if (day !== null) return sameDay(gregorianDay(dayNumber(year, month, day)));
  const next = month === months.length ? dayNumber(year + 1, 1, 1) : dayNumber(year, month + 1, 1);
  const first = dayNumber(year, month, 1);
  // Adar Sheni of a year that has one Adar only is that Adar.
  return { from: gregorianDay(first), to: gregorianDay(Math.max(next, first + 1) - 1) };
}

/** The span of one encoded day, month or year. */
export const sameDay = (encoded: number): DaySpan => ({ from: encoded, to: encoded });
