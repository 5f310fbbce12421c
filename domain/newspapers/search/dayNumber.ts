import { DAY_MS } from '#domain/kernel/values/durations.ts';

/** The decade of a Gregorian year as facets show it. @example decadeOf(1871) // '1870s' */
export const decadeOf = (year: number): string => `${Math.floor(year / 10) * 10}s`;

const FIRST = Date.UTC(1500, 0, 1);

/** A date, `1842-02-17`, as the number that articles are indexed by: days since 1 January 1500. */
export const dayNumber = (date: string): number => (Date.parse(`${date}T00:00:00Z`) - FIRST) / DAY_MS;

/** The date of a number of days since 1 January 1500. @example dateOfDay(0) // '1500-01-01' */
export const dateOfDay = (day: number): string => new Date(FIRST + day * DAY_MS).toISOString().slice(0, 10);

/** The decade of a day, as its facet names it. @param day - days since 1 January 1500, by the Gregorian calendar */
export const decadeOfDay = (day: number): string => decadeOf(Number(dateOfDay(day).slice(0, 4)));
