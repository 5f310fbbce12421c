import { encodeDay } from '../encodedDay.ts';

/** Days counted from 1 January 4713 BC of the Julian calendar, as astronomers do: what all calendars here meet in. */
export type JulianDayNumber = number;

/**
 * The Gregorian day of a Julian day number, encoded as trees keep it (`encodeDay`).
 * @example gregorianDay(2_408_174) // 18810403
 */
export function gregorianDay(number: JulianDayNumber): number {
  // Fliegel and Van Flandern, Communications of the ACM 11 (1968), 657.
  const shifted = number + 68_569;
  const century = Math.floor((4 * shifted) / 146_097);
  const inCentury = shifted - Math.floor((146_097 * century + 3) / 4);
  const year = Math.floor((4000 * (inCentury + 1)) / 1_461_001);
  const inYear = inCentury - Math.floor((1461 * year) / 4) + 31;
  const month = Math.floor((80 * inYear) / 2447);
  const late = Math.floor(month / 11);
  return encodeDay({
    year: 100 * (century - 49) + year + late,
    month: month + 2 - 12 * late,
    day: inYear - Math.floor((2447 * month) / 80),
  });
}

/** The number of a day of the Julian calendar, which England used until 2 September 1752. */
export function julianCalendarDay(year: number, month: number, day: number): JulianDayNumber {
  const shift = Math.floor((14 - month) / 12);
  const march = year + 4800 - shift;
  return day + Math.floor((153 * (month + 12 * shift - 3) + 2) / 5) + 365 * march + Math.floor(march / 4) - 32_083;
}

/** The number of a day of the French Republican calendar: months of 30 days, the thirteenth of 5 or 6. */
export const frenchRepublicanDay = (year: number, month: number, day: number): JulianDayNumber =>
  2_375_839 + (year - 1) * 365 + Math.floor(year / 4) + (month - 1) * 30 + day;

const isHebrewLeapYear = (year: number) => (7 * year + 1) % 19 < 7;

/** Days from the Hebrew epoch to the mean new moon of Tishri, moved off the days on which no year may start. */
function elapsedDays(year: number): number {
  const months = Math.floor((235 * year - 234) / 19);
  const day = months * 29 + Math.floor((12_084 + 13_753 * months) / 25_920);
  return (3 * (day + 1)) % 7 < 3 ? day + 1 : day;
}

function hebrewNewYear(year: number): JulianDayNumber {
  const [before, now, after] = [elapsedDays(year - 1), elapsedDays(year), elapsedDays(year + 1)];
  // No year has 356 days and none 382: the two postponements that keep the lengths lawful.
  const postponed = after - now === 356 ? 2 : now - before === 382 ? 1 : 0;
  return 347_998 + now + postponed;
}

function hebrewMonths(year: number): number[] {
  const lastDigit = (hebrewNewYear(year + 1) - hebrewNewYear(year)) % 10;
  const adars = isHebrewLeapYear(year) ? [30, 29] : [29, 0];
  return [30, lastDigit === 5 ? 30 : 29, lastDigit === 3 ? 29 : 30, 29, 30, ...adars, 30, 29, 30, 29, 30, 29];
}

/**
 * The number of a day of the Hebrew calendar. Months are counted as GEDCOM lists them: 1 Tishri … 6 Adar, 7 Adar Sheni,
 * 8 Nisan … 13 Elul. In a year without an Adar Sheni that month is Adar.
 */
export function hebrewDay(year: number, month: number, day: number): JulianDayNumber {
  const asked = month === 7 && !isHebrewLeapYear(year) ? 6 : month;
  return (
    hebrewNewYear(year) +
    hebrewMonths(year)
      .slice(0, asked - 1)
      .reduce((sum, days) => sum + days, 0) +
    day -
    1
  );
}
