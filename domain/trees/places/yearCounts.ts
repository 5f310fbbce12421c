/** How many events are in each year, to be asked for spans of years. */
export interface YearCounts {
  /** Ascending. */
  years: readonly number[];
  /** Events up to and with each year. */
  sums: readonly number[];
}

/** Writes counts by year as short as they go: `1801:3 1802:1`. */
export const writeYears = (counts: ReadonlyMap<number, number>): string =>
  [...counts]
    .sort(([one], [other]) => one - other)
    .map(([year, count]) => `${year}:${count}`)
    .join(' ');

/** Reads what `writeYears` wrote. */
export function readYears(text: string): YearCounts {
  const [years, sums]: [number[], number[]] = [[], []];
  let sum = 0;
  for (const part of text === '' ? [] : text.split(' ')) {
    const [year = 0, count = 0] = part.split(':').map(Number);
    sum += count;
    years.push(year);
    sums.push(sum);
  }
  return { years, sums };
}

/** Events before a year. */
function before({ years, sums }: YearCounts, year: number): number {
  let [low, high] = [0, years.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((years[middle] ?? 0) < year) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? 0 : (sums[low - 1] ?? 0);
}

/** Events from one year to another, both of them counted. Takes as long for a hundred years as for one. */
export const eventsWithin = (counts: YearCounts, from: number, to: number): number =>
  before(counts, to + 1) - before(counts, from);
