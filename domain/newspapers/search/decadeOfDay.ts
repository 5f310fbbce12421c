import { decadeOf } from '#domain/kernel/dates/decade.ts';

const DAY_MS = 86_400_000;
const FIRST = Date.UTC(1500, 0, 1);

/** The decade of a day, as its facet names it. @param day - days since 1 January 1500, by the Gregorian calendar */
export const decadeOfDay = (day: number): string => decadeOf(new Date(FIRST + day * DAY_MS).getUTCFullYear());
