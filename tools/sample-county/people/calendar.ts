import { MONTH_ABBREVIATIONS } from '#domain/kernel/dates/monthNames.ts';

/** A Gregorian date. Months count from 1. */
export interface CivilDate {
  year: number;
  month: number;
  day: number;
}

/** Of the Gregorian calendar, on average. */
export const DAYS_PER_YEAR = 365.2425;

/** Days since 1 March 0000 (Gregorian), counted in eras of 400 years. No clock and no time zone takes part. */
export function dayNumber(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return era * 146097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
}

/** The date of a {@link dayNumber}. */
export function dateOf(number: number): CivilDate {
  const era = Math.floor(number / 146097);
  const dayOfEra = number - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1,
  };
}

/** Gregorian year of a day. */
export const yearOf = (number: number): number => dateOf(number).year;

/** The day itself when it is a Sunday, otherwise the next Sunday. 1 March 2000 was a Wednesday. */
export function sundayFrom(number: number): number {
  const weekday = (((number - dayNumber(2000, 3, 1) + 3) % 7) + 7) % 7;
  return number + ((7 - weekday) % 7);
}

/** As registers are transcribed: `4 Apr 1841`. */
export function writeDate(number: number): string {
  const { year, month, day } = dateOf(number);
  return `${day} ${MONTH_ABBREVIATIONS[month - 1]} ${year}`;
}

/** Quarter of the year in which registrars filed an event: 1 to 4. */
export const quarterOf = (number: number): 1 | 2 | 3 | 4 => Math.ceil(dateOf(number).month / 3) as 1 | 2 | 3 | 4;
