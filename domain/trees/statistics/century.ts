import { yearOfDay } from '#domain/trees/core/encodedDay.ts';

/** Days something can have been on, encoded; null: open on that side. */
export interface SpanOfDays {
  from: number | null;
  to: number | null;
}

const YEARS = 100;

/**
 * The first year of the hundred a span lies in, `1800` for 1800 to 1899; null where it is open on both sides, lies in
 * two of them, or before the year 1.
 */
export function centuryOf({ from, to }: SpanOfDays): number | null {
  const [first, last] = [from ?? to, to ?? from].map((day) =>
    day === null ? null : Math.floor(yearOfDay(day) / YEARS) * YEARS,
  );
  return first === last && first !== undefined && first !== null && first >= 0 ? first : null;
}

/** @example centuryInWords(1800) // '1800–1899' */
export const centuryInWords = (century: number): string => `${century}–${century + YEARS - 1}`;
