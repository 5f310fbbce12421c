import { monthNumber } from '#domain/kernel/dates/monthNumber.ts';

/** How much of a date a source gives. */
export type DatePrecision = 'day' | 'month' | 'year';

/** The date of an issue; the first day of what is known. */
export interface IssueDate {
  /** `1824-02-17`, Gregorian year from 1 January. */
  date: string;
  precision: DatePrecision;
}

const YEARS = { first: 1600, last: 2100 };
/** Britain and its colonies went from 2 to 14 September 1752. */
const SKIPPED = { year: 1752, month: 9, first: 3, last: 13 };
const NUMERIC = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/u;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/u;
const WRITTEN = /^(?:\p{L}+,?\s+)?(\d{1,2})(?:st|nd|rd|th)?[\s.-]+(\p{L}{3,})\.?[\s.,-]+(\d{4})$/u;
const SPAN = /^\d{4}\s*[-–/]\s*\d{1,4}$/u;

const pad = (value: number): string => String(value).padStart(2, '0');
const daysOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/**
 * Reads the date of an issue as METS, article XML and folders write it: `1824-02-17`, `18240217`, `15-JUN-1850`,
 * `1824-02`, `1824`.
 *
 * @param keepsSkippedDays - for papers of countries that did not change their calendar in September 1752.
 * @returns the date, or in words what is wrong with the text.
 */
export function readIssueDate(text: string, keepsSkippedDays = false): IssueDate | { problem: string } {
  const written = text.trim();
  const refuse = (why: string) => ({ problem: `"${written.slice(0, 40)}" ${why}` });
  const compact = COMPACT.exec(written) ?? NUMERIC.exec(written);
  // `1824-25` has the form of a month as well; no year has more than twelve.
  if (SPAN.test(written) && !(compact && Number(compact[2]) <= 12 && /-\d{2}$/u.test(written)))
    return refuse('is a span of years, not the date of one issue');
  const worded = WRITTEN.exec(written);
  const month = worded ? monthNumber(worded[2] ?? '') : null;
  const parts = compact
    ? [compact[1], compact[2], compact[3]]
    : worded && month !== null
      ? [worded[3], String(month), worded[1]]
      : null;
  if (!parts) return refuse('is not a date: write it as 1824-02-17');
  return judge(
    parts.map((part) => (part === undefined ? null : Number(part))),
    keepsSkippedDays,
    refuse,
  );
}

function judge(
  [year = null, month = null, day = null]: readonly (number | null)[],
  keepsSkippedDays: boolean,
  refuse: (why: string) => { problem: string },
): IssueDate | { problem: string } {
  if (year === null || year < YEARS.first || year > YEARS.last)
    return refuse(`is not between ${YEARS.first} and ${YEARS.last}`);
  if (month === null) return { date: `${year}-01-01`, precision: 'year' };
  if (month < 1 || month > 12) return refuse('has a month that does not exist');
  if (day === null) return { date: `${year}-${pad(month)}-01`, precision: 'month' };
  if (day < 1 || day > daysOf(year, month)) return refuse('has a day that does not exist');
  if (
    !keepsSkippedDays &&
    year === SKIPPED.year &&
    month === SKIPPED.month &&
    day >= SKIPPED.first &&
    day <= SKIPPED.last
  )
    return refuse('never was: in Britain 2 September 1752 was followed by 14 September');
  return { date: `${year}-${pad(month)}-${pad(day)}`, precision: 'day' };
}
