import { sampleTexts } from '../sampleTexts.ts';

/** A record set as lists of results name it. */
interface NamedSet {
  name: string;
  isSample: boolean;
}

/**
 * The name of a record set without the mark of the sample, for lists that say once that they hold sample data.
 * @example plainSetName({ name: 'Wexcombeshire Baptisms 1780-1885 (sample)', isSample: true }) // 'Wexcombeshire
 * Baptisms 1780-1885'
 */
export const plainSetName = ({ name, isSample }: NamedSet): string =>
  isSample ? name.replace(/\s*\(sample\)$/iu, '') : name;

/** What a list says once of sample data among its records, given the record set of each; null where there is none. */
export function sampleNote(sets: readonly NamedSet[]): string | null {
  const samples = sets.filter(({ isSample }) => isSample);
  if (samples.length === 0) return null;
  return samples.length === sets.length ? sampleTexts.all : sampleTexts.some([...new Set(samples.map(plainSetName))]);
}
