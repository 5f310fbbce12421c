/** A day as trees keep it. */
export interface DayParts {
  year: number;
  /** 1 to 12, or 0 where it is not recorded. */
  month: number;
  /** 1 to 31, or 0. */
  day: number;
}

/**
 * A day as a number: year × 10000 + month × 100 + day (spec 2 section 3).
 * @example encodeDay({ year: 1881, month: 4, day: 3 }) // 18810403
 */
export const encodeDay = ({ year, month, day }: DayParts): number => year * 10_000 + month * 100 + day;

/** The year of an encoded day; negative before the year 1. */
export const yearOfDay = (encoded: number): number => Math.trunc(encoded / 10_000);

/** The inverse of `encodeDay`. */
export const decodeDay = (encoded: number): DayParts => ({
  year: yearOfDay(encoded),
  month: Math.trunc(encoded / 100) % 100,
  day: encoded % 100,
});
