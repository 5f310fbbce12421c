import { monthNumber } from '#domain/kernel/dates/monthNumber.ts';
import { parseDateAsWritten } from '#domain/kernel/dates/parseRecordDate.ts';

import { encodeDay } from '../encodedDay.ts';
import { readCalendarDay, sameDay, type DaySpan } from './calendarDay.ts';
import { daysOfMonth } from './dayMath.ts';

type Reader = readonly [pattern: RegExp, read: (parts: readonly string[]) => DaySpan | null];

const GREGORIAN_MARK = /^(?:@#DGREGORIAN@|GREGORIAN)\s*/u;
const ABOUT =
  /^(?:ABT|ABOUT|AROUND|CIRCA|CA|C|CAL|CALCULATED|EST|ESTIMATED|PROBABLY|PERHAPS|MAYBE|SAY|~)(?:\.\s*|\s+|(?=\d))|^~/u;
const WEEKDAY = /^(?:MON|TUES?|WED(?:NES)?|THU(?:RS)?|FRI|SAT(?:UR)?|SUN)(?:DAY)?[,.]?\s+/u;
const BCE = /\s*(?:B\.?\s?C\.?(?:\s?E\.?)?)$/u;
const CE = /\s*(?:A\.?\s?D\.?|C\.?\s?E\.?)$/u;

const months = (year: number, first: number, last: number): DaySpan => ({
  from: encodeDay({ year, month: first, day: 0 }),
  to: encodeDay({ year, month: last, day: 0 }),
});
const years = (first: number, last: number): DaySpan => ({
  from: encodeDay({ year: first, month: 0, day: 0 }),
  to: encodeDay({ year: last, month: 0, day: 0 }),
});

/** A day; only its month where the month has no such day; null where there is no such month, or the year is 0. */
export function dayOf(year: number, month: number, day: number): DaySpan | null {
  if (month < 1 || month > 12 || year === 0) return null;
  return sameDay(encodeDay({ year, month, day: day >= 1 && day <= daysOfMonth(year, month) ? day : 0 }));
}

const SEASONS: Readonly<Record<string, readonly [number, number]>> = {
  SPRING: [3, 5],
  SUMMER: [6, 8],
  AUTUMN: [9, 11],
  FALL: [9, 11],
};
const PARTS_OF_TEN: Readonly<Record<string, readonly [number, number]>> = { EARLY: [0, 3], MID: [4, 6], LATE: [7, 9] };

/** Forms that a record's reader does not know or reads less exactly; tried in this order. */
const READERS: readonly Reader[] = [
  [
    /^(\d{1,2})[./-](\d{1,2})[./-](\d{3,4})$/u,
    ([first = '', second = '', year = '']) =>
      // Day first, as on these islands; the other way round only where no month has that number.
      Number(second) > 12
        ? dayOf(Number(year), Number(first), Number(second))
        : dayOf(Number(year), Number(second), Number(first)),
  ],
  [/^(\d{1,2})[./-](\d{4})$/u, ([month = '', year = '']) => dayOf(Number(year), Number(month), 0)],
  [/^(\d{4})[-./](\d{2})$/u, ([year = '', month = '']) => dayOf(Number(year), Number(month), 0)],
  [
    /^(\d{4})[./](\d{1,2})[./](\d{1,2})$/u,
    ([year = '', month = '', day = '']) => dayOf(Number(year), Number(month), Number(day)),
  ],
  [
    /^(SPRING|SUMMER|AUTUMN|FALL)(?:\s+OF)?[,\s]+(\d{4})$/u,
    ([season = '', year = '']) => months(Number(year), ...(SEASONS[season] ?? [1, 12])),
  ],
  // Winter runs from December into the year that follows.
  [
    /^WINTER(?:\s+OF)?[,\s]+(\d{4})$/u,
    ([year = '']) => ({
      from: encodeDay({ year: Number(year) - 1, month: 12, day: 0 }),
      to: encodeDay({ year: Number(year), month: 12, day: 0 }),
    }),
  ],
  [
    /^(?:Q([1-4])|([1-4])(?:ST|ND|RD|TH)?\s+(?:QUARTER|QTR)(?:\s+OF)?)[,\s]+(\d{4})$/u,
    ([letter = '', ordinal = '', year = '']) => {
      const quarter = Number(letter || ordinal);
      return months(Number(year), quarter * 3 - 2, quarter * 3);
    },
  ],
  // Registration quarters are named by all their months or by the last.
  [
    /^(\p{L}{3})[-/–\s]+(\p{L}{3})[-/–\s]+(\p{L}{3})\s+(?:QUARTER\s+|QTR\s+)?(\d{4})$/u,
    ([first = '', , last = '', year = '']) => quarterOf(monthNumber(first), monthNumber(last), year),
  ],
  [
    /^(MAR|JUN|SEP|DEC)\p{L}*\s+(?:QUARTER|QTR|Q)(?:\s+OF)?\s+(\d{4})$/u,
    ([month = '', year = '']) => {
      const last = monthNumber(month);
      return quarterOf(last === null ? null : last - 2, last, year);
    },
  ],
  [
    /^(EARLY|MID|LATE)?[-\s]*(?:THE\s+)?(\d{3})0'?S$/u,
    ([part = '', decade = '']) => {
      // `1800s` is the century as often as its first ten years.
      if (decade.endsWith('0') && part === '') return years(Number(decade) * 10, Number(decade) * 10 + 99);
      const [first, last] = PARTS_OF_TEN[part] ?? [0, 9];
      const step = decade.endsWith('0') ? 10 : 1;
      return years(Number(decade) * 10 + first * step, Number(decade) * 10 + last * step + step - 1);
    },
  ],
  [
    /^(?:THE\s+)?(\d{1,2})(?:ST|ND|RD|TH)\s+C(?:ENTURY|ENT\.?|\.)?$/u,
    ([century = '']) => years(Number(century) * 100 - 99, Number(century) * 100),
  ],
  // GEDCOM allows years of any length, so `12 JUN 918`.
  [
    /^(?:(?:(\d{1,2})\s+)?(\p{L}{3,}\.?)\s+)?(\d{3,4})$/u,
    ([day = '', month = '', year = '']) => {
      if (month === '') return Number(year) === 0 ? null : years(Number(year), Number(year));
      const number = monthNumber(month);
      return number === null ? null : dayOf(Number(year), number, Number(day));
    },
  ],
];

const quarterOf = (first: number | null, last: number | null, year: string): DaySpan | null =>
  first !== null && last !== null && last === first + 2 ? months(Number(year), first, last) : null;

/**
 * The days that a date without before, after or between can mean. Knows GEDCOM dates of all calendars and what members
 * and registers write; `about` and its like are taken off. Null where no year can be read.
 * @param written - trimmed.
 * @example readDaySpan('1830s') // { from: 18300000, to: 18390000 }
 */
export function readDaySpan(written: string): DaySpan | null {
  const text = written
    .toUpperCase()
    .replace(GREGORIAN_MARK, '')
    .replace(ABOUT, '')
    .replace(ABOUT, '')
    .replace(WEEKDAY, '')
    .replace(/(\d{4})\?$/u, '$1')
    .trim();
  const ofCalendar = readCalendarDay(text);
  if (ofCalendar !== undefined) return ofCalendar;
  if (text.includes('@#D')) return null;
  if (BCE.test(text)) {
    const year = /(\d{1,4})$/u.exec(text.replace(BCE, ''))?.[1];
    return year === undefined ? null : years(-Number(year), -Number(year));
  }
  return readYearOfOurs(text.replace(CE, ''), CE.test(text)) ?? fromRecordDate(text);
}

function readYearOfOurs(text: string, isMarked: boolean): DaySpan | null {
  // `3 Apr 81` may be 81 or 1881; only `AD 81` is clear.
  if (isMarked && /^\d{1,2}$/u.test(text)) return years(Number(text), Number(text));
  for (const [pattern, read] of READERS) {
    const found = pattern.exec(text);
    if (found) return read(found.slice(1).map((part: string | undefined) => part ?? ''));
  }
  return null;
}

/**
 * What registers write is read as the records of this site are: dual years, Latin months, dates with something around
 * them.
 */
function fromRecordDate(text: string): DaySpan | null {
  const date = parseDateAsWritten(text);
  if (!date || date.earliest === 0) return null;
  if (date.earliest !== date.latest || date.month === null) return years(date.earliest, date.latest);
  return dayOf(date.earliest, date.month, date.day ?? 0);
}
