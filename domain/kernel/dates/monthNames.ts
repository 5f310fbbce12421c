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

/** The months in English, January first. */
export const MONTH_NAMES: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** As records write them: the first three letters of each. */
export const MONTH_ABBREVIATIONS: readonly string[] = MONTH_NAMES.map((name) => name.slice(0, 3));

/** As British English shortens them: the first three letters, four of September. */
export const SHORT_MONTH_NAMES: readonly string[] = MONTH_NAMES.map((name) =>
  name.slice(0, name === 'September' ? 4 : 3),
);
