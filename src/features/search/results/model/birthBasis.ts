import type { SearchHit } from '../api/recordSearchApi.ts';

type Born = Pick<SearchHit, 'birthInWords'>;

/** As the server words an estimate: `about 1836, from the baptism`. */
const BASIS = /, (?<basis>from the .+)$/u;

const basisOf = ({ birthInWords }: Born): string | null => BASIS.exec(birthInWords ?? '')?.groups?.basis ?? null;

/**
 * What every birth year of a list is estimated from, so that it is said once and not in each row; null where they differ,
 * where some year is recorded, and where there is only one.
 * @example birthBasis([{ birthInWords: 'about 1832, from the age' }, { birthInWords: 'about 1840, from the age' }]) // 'from the age'
 */
export function birthBasis(hits: readonly Born[]): string | null {
  const born = hits.filter(({ birthInWords }) => birthInWords !== null);
  const [first] = born;
  const basis = first ? basisOf(first) : null;
  return born.length > 1 && born.every((hit) => basisOf(hit) === basis) ? basis : null;
}

/** A birth year as its row shows it: without its basis where the list says it for all. */
export const bornIn = ({ birthInWords }: Born, basis: string | null): string | null => (basis === null ? birthInWords : (birthInWords?.replace(BASIS, '') ?? null));
