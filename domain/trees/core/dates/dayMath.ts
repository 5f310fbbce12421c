import { DAY_MS } from '#domain/kernel/values/durations.ts';

import { decodeDay, encodeDay } from '../encodedDay.ts';

/** Days of a month of the Gregorian calendar; the year 0 of a BCE date counts like any other. */
export const daysOfMonth = (year: number, month: number): number =>
  new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();

/** Whether the encoded day lies before the year 1; such days have their year only. */
const isBeforeChrist = (encoded: number) => encoded < 0;

/**
 * The first day an encoded day can mean, month and day filled in.
 * @example firstDay(18810400) // 18810401
 */
export function firstDay(encoded: number): number {
  if (isBeforeChrist(encoded)) return encoded;
  const { year, month, day } = decodeDay(encoded);
  return encodeDay({ year, month: month || 1, day: day || 1 });
}

/**
 * The last day an encoded day can mean.
 * @example lastDay(18810400) // 18810430
 */
export function lastDay(encoded: number): number {
  if (isBeforeChrist(encoded)) return encoded;
  const { year, month, day } = decodeDay(encoded);
  return encodeDay({ year, month: month || 12, day: day || daysOfMonth(year, month || 12) });
}

/**
 * The day, month or year next to an encoded one, as exact as that is.
 * @param step - 1 for the next, -1 for the one before.
 * @example neighbour(18810000, -1) // 18800000
 */
export function neighbour(encoded: number, step: 1 | -1): number {
  if (isBeforeChrist(encoded)) return encoded + step * 10_000;
  const { year, month, day } = decodeDay(encoded);
  if (month === 0) return encodeDay({ year: year + step, month: 0, day: 0 });
  const moment = new Date(
    Date.UTC(2000 + (year % 400), month - 1 + (day === 0 ? step : 0), day === 0 ? 1 : day + step),
  );
  const years = moment.getUTCFullYear() - (2000 + (year % 400));
  return encodeDay({ year: year + years, month: moment.getUTCMonth() + 1, day: day === 0 ? 0 : moment.getUTCDate() });
}

/** Days between two encoded days, judged from the first day each can mean: positive where the second is later. */
export function daysBetween(one: number, other: number): number {
  const time = (encoded: number) => {
    const { year, month, day } = decodeDay(firstDay(encoded));
    return new Date(0).setUTCFullYear(year, Math.max(month, 1) - 1, Math.max(day, 1));
  };
  return Math.round((time(other) - time(one)) / DAY_MS);
}
