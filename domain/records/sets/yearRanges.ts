/**
 * The years a record set covers, in figures: `1780–1840`, `1851`.
 * @returns null where its records have no year.
 */
export function yearSpan(first: number | null, last: number | null): string | null {
  if (first === null || last === null) return null;
  return first === last ? String(first) : `${first}–${last}`;
}

/**
 * Years as ranges: `1801–1803, 1812`.
 * @param years - ascending and distinct.
 */
export function yearRanges(years: readonly number[]): { first: number; last: number }[] {
  const ranges: { first: number; last: number }[] = [];
  for (const year of years) {
    const open = ranges.at(-1);
    if (open?.last === year - 1) open.last = year;
    else ranges.push({ first: year, last: year });
  }
  return ranges;
}
