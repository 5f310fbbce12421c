import { DAY_MS } from '#domain/kernel/values/durations.ts';

const FIRST = Date.UTC(1500, 0, 1);

/** A date, `1842-02-17`, as the number that articles are indexed by: days since 1 January 1500. */
export const dayNumber = (date: string): number => (Date.parse(`${date}T00:00:00Z`) - FIRST) / DAY_MS;

/** The date of a number of days since 1 January 1500. @example dateOfDay(0) // '1500-01-01' */
export const dateOfDay = (day: number): string => new Date(FIRST + day * DAY_MS).toISOString().slice(0, 10);
