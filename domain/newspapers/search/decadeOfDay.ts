import { decadeOf } from '#domain/kernel/dates/decade.ts';

import { dateOfDay } from './dayNumber.ts';

/** The decade of a day, as its facet names it. @param day - days since 1 January 1500, by the Gregorian calendar */
export const decadeOfDay = (day: number): string => decadeOf(Number(dateOfDay(day).slice(0, 4)));
