/**
 * Months of the Gregorian and the Julian calendar as GEDCOM writes them (GEDCOM 7.0, calendars and months), January
 * first.
 */
export const GEDCOM_MONTHS: readonly string[] = [
  'JAN',
  'FEB',
  'MAR',
  'APR',
  'MAY',
  'JUN',
  'JUL',
  'AUG',
  'SEP',
  'OCT',
  'NOV',
  'DEC',
];
