import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';

/** Whom a record set is open to in full. */
const ACCESS = ['free', 'members', 'subscribers'] as const;

/** A number that a text leaves to the index: of records that a search finds, or of published record sets. */
export type Placeholder =
  /** `query` is the query part of a search address; empty for all records. */
  | { kind: 'records'; query: string }
  /** `access` null means all of them. */
  | { kind: 'sets'; access: (typeof ACCESS)[number] | null };

/** Finds `{{…}}` in a text; the words between are its first group. */
export const PLACEHOLDER = /\{\{([^{}"\\]*)\}\}/gu;

const CENSUS = /^census-(1[89]\d\d)$/u;

/** Names for searches that texts ask for often; any other text is a search in the address form. */
function queryOf(name: string): string {
  const year = name === 'register-1939' ? '1939' : CENSUS.exec(name)?.[1];
  return year === undefined ? name : `eventyear=${year}&collection=census`;
}

/**
 * What a holding's name or a search in the address form stands for.
 * @returns the query part of a search address, or null when the rules of the search would drop anything of it.
 * @example holdingQuery('census-1921') // 'eventyear=1921&collection=census'
 */
export function holdingQuery(name: string): string | null {
  const query = queryOf(name.trim());
  return readSearchAddress(query).ignored.length === 0 ? query : null;
}

/**
 * Reads the words between the braces: `records`, `sets`, `sets:subscribers`, `records:census-1921`, `records:lastname=pinch&eventyear=1921`.
 * @returns null when it is none of these.
 */
export function readPlaceholder(text: string): Placeholder | null {
  const asked = text.trim();
  if (asked === 'sets') return { kind: 'sets', access: null };
  if (asked.startsWith('sets:')) {
    const access = ACCESS.find((word) => asked === `sets:${word}`);
    return access === undefined ? null : { kind: 'sets', access };
  }
  if (asked === 'records') return { kind: 'records', query: '' };
  if (!asked.startsWith('records:')) return null;
  const query = holdingQuery(asked.slice('records:'.length));
  return query === null || query === '' ? null : { kind: 'records', query };
}
