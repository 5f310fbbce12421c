import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';

/** Whom a record set is open to in full. */
const ACCESS = ['free', 'members', 'subscribers'] as const;

/**
 * Facts about a site that its settings hold: who runs it, their address, as what they are registered, where to write,
 * its host, and since when its terms are in force.
 */
const SITE_FACTS = [
  'operator',
  'operator:address',
  'operator:registration',
  'operator:email',
  'site',
  'terms-date',
] as const;

/** One of these facts. */
export type SiteFact = (typeof SITE_FACTS)[number];

/**
 * What a text leaves to the site: a fact, or a number of the index, of records that a search finds or of published
 * record sets.
 */
export type Placeholder =
  | { kind: 'fact'; name: SiteFact }
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
 * Reads the words between the braces: `operator:address`, `records`, `sets`, `sets:subscribers`, `records:census-1921`,
 * `records:lastname=pinch&eventyear=1921`.
 * @returns null when it is none of these.
 */
export function readPlaceholder(text: string): Placeholder | null {
  const asked = text.trim();
  const fact = SITE_FACTS.find((name) => name === asked);
  if (fact !== undefined) return { kind: 'fact', name: fact };
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
