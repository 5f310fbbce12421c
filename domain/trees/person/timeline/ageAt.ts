import { decodeDay } from '#domain/trees/core/encodedDay.ts';

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
