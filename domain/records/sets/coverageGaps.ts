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
