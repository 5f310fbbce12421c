import { wallTime } from '#domain/billing/core/siteDay.ts';

/**
 * Whole years for which the law wants sales kept, after the year in which they were made (VAT records of the United
 * Kingdom).
 */
const KEPT_YEARS = 6;

/**
 * The first day of the documents whose parties are kept still at an instant: those written before it have had their
 * last day, six years after the end of their year.
 * @param zone - IANA name of the site's time zone
 * @returns a day as YYYY-MM-DD
 */
export const keptFrom = (now: Date, zone: string): string =>
  `${Number(wallTime(now, zone).day.slice(0, 4)) - KEPT_YEARS}-01-01`;
