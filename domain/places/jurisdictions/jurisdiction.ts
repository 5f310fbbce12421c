/** What a place lay in, and when. */
export interface Jurisdiction {
  /** First and last year; null: as far back, or on, as we know. A year of change is in both. */
  from: number | null;
  to: number | null;
  name: string;
}

/**
 * Reads a line of a table of changes: what a place lay in first, then after each year.
 * @example readChanges('Cumberland, England; 1974 Cumbria, England') // [{ from: null, to: 1974, name: 'Cumberland,
 * England' }, { from: 1974, to: null, name: 'Cumbria, England' }]
 */
export function readChanges(line: string): Jurisdiction[] {
  const [first = '', ...later] = line.split('; ');
  const changes = later.map((change) => ({ year: Number(change.slice(0, 4)), name: change.slice(5) }));
  return [{ year: null, name: first }, ...changes].map(({ year, name }, index) => ({
    from: year,
    to: changes[index]?.year ?? null,
    name,
  }));
}
