import type { SearchHit } from '../recordSearchApi.ts';

type Born = Pick<SearchHit, 'birthInWords'>;

/** As the server words an estimate: `about 1836, from the baptism`. */
const BASIS = /, (?<basis>from the .+)$/u;

const basisOf = ({ birthInWords }: Born): string | null => BASIS.exec(birthInWords ?? '')?.groups?.basis ?? null;

/**
 * What the estimated birth years of a list rest on, so that it is said once and not in each row; null where they differ
 * and where there is only one. A recorded year says for itself that it is none.
 * @example birthBasis([{ birthInWords: 'about 1832, from the age' }, { birthInWords: 'about 1840, from the age' }]) //
 * 'from the age'
 */
export function birthBasis(hits: readonly Born[]): string | null {
  const [first, ...others] = hits.flatMap((hit) => basisOf(hit) ?? []);
  return first !== undefined && others.length > 0 && others.every((basis) => basis === first) ? first : null;
}

/** A birth year as its row shows it: without its basis where the list says it for all. */
export const presentBirth = ({ birthInWords }: Born, basis: string | null): string | null =>
  basis === null ? birthInWords : (birthInWords?.replace(BASIS, '') ?? null);
