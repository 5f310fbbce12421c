/** Two days `YYYY-MM-DD`: the first, and the first that is no longer in it. */
export interface DayRange {
  from: string;
  to: string;
}

const QUARTER = /^(\d{4})-([1-4])$/u;

/**
 * The days of a calendar quarter, written as its year and number; null for anything else.
 * @example quarterDays('2026-4') // { from: '2026-10-01', to: '2027-01-01' }
 */
export function quarterDays(text: string): DayRange | null {
  const [, year, number] = QUARTER.exec(text) ?? [];
  if (year === undefined || number === undefined) return null;
  const monthOf = (quarter: number): string =>
    new Date(Date.UTC(Number(year), quarter * 3, 1)).toISOString().slice(0, 10);
  return { from: monthOf(Number(number) - 1), to: monthOf(Number(number)) };
}
