/**
 * Years between the first and the last loaded one that have no record, so that a reader knows what a search cannot
 * find. A census or another source of a few single years has no gaps: the years between were never covered.
 *
 * @param years - years with records, ascending and distinct.
 */
export function coverageGaps(years: readonly number[]): number[] {
  const first = years[0];
  const last = years.at(-1);
  if (first === undefined || last === undefined) return [];
  const loaded = new Set(years);
  const span = last - first + 1;
  // A register that covers most of its years was kept every year; one that covers few was not.
  if (loaded.size < span / 2) return [];
  return Array.from({ length: span }, (_, at) => first + at).filter((year) => !loaded.has(year));
}

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
