import { readSearchAddress } from './readSearchAddress.ts';
import { writeSearchAddress } from './writeSearchAddress.ts';

/** Longest search that is kept: more than any form can ask for. */
export const MAX_KEPT_SEARCH = 4000;

/**
 * A search as it is kept: what is searched for and in which order, without page, campaign and where the reader came
 * from. Equal searches give equal texts, so that one is never kept twice.
 *
 * @param search - the query part of a results page's address.
 * @returns null for a search without criteria, and for one longer than anyone types.
 * @example plainSearch('?page=3&LastName=Pinch&utm_source=x') // 'lastname=pinch'
 */
export function plainSearch(search: string): string | null {
  const { query } = readSearchAddress(search);
  if (Object.keys(query.filters).length === 0) return null;
  const plain = writeSearchAddress({
    ...query,
    page: 1,
    action: null,
    sid: null,
    utm: { source: null, content: null },
    forceError: false,
  });
  return plain.length <= MAX_KEPT_SEARCH ? plain : null;
}
