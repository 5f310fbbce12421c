import { coverageGaps } from '#domain/records/sets/yearRanges.ts';

/** Years as a reader writes them. @example yearRuns([1790, 1791, 1795]) // '1790–1791, 1795' */
export function yearRuns(years: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const year of years) {
    const last = runs.at(-1);
    if (last && last[1] === year - 1) last[1] = year;
    else runs.push([year, year]);
  }
  return runs.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`)).join(', ');
}

/**
 * What the site has of a source for some years, and what is missing of it.
 * @param years - those with records, ascending and distinct
 */
export function yearsInWords(years: readonly number[]): { held: string; missing: string } {
  return { held: yearRuns(years), missing: yearRuns(coverageGaps(years)) };
}

/**
 * The first and the last year of a span as a member writes it: `1790–1812`, `1881`. Null where it names none, or more
 * than two centuries.
 */
export function readSpan(text: string): { from: number; to: number } | null {
  const [, first, second = first] = /^\s*(\d{4})\s*(?:(?:[-–—]|to)\s*(\d{4}))?\s*$/u.exec(text) ?? [];
  if (first === undefined) return null;
  const [from, to] = [Number(first), Number(second)].sort((one, other) => one - other) as [number, number];
  return to - from > 200 ? null : { from, to };
}
