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

/**
 * A person's age. Both days encoded (`encodeDay`); a part that is not recorded makes the age uncertain by a year.
 * @returns null where a day is missing, or the event comes before the birth
 * @example ageAt(18320403, 18810403) // { years: 49, isExact: true }
 * @example ageAt(18320000, 18810403) // { years: 49, isExact: false }
 */
export function ageAt(born: number | null, when: number | null): { years: number; isExact: boolean } | null {
  if (born === null || when === null) return null;
  const [birth, event] = [decodeDay(born), decodeDay(when)];
  const isExact = birth.month > 0 && birth.day > 0 && event.month > 0 && event.day > 0;
  const isBeforeBirthday =
    isExact && (event.month < birth.month || (event.month === birth.month && event.day < birth.day));
  const years = event.year - birth.year - (isBeforeBirthday ? 1 : 0);
  return years < 0 ? null : { years, isExact };
}
