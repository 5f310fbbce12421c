import { EVERY_ARTICLE } from '#domain/newspapers/search/articleAddress.ts';
import { readArticleAddress } from '#domain/newspapers/search/readArticleAddress.ts';
import { writeArticleAddress } from '#domain/newspapers/search/writeArticleAddress.ts';

import { readSearchAddress } from '../core/query/readSearchAddress.ts';
import { writeSearchAddress } from '../core/query/writeSearchAddress.ts';

/** Longest search that is kept: more than any form can ask for. */
const MAX_KEPT_SEARCH = 4000;

/**
 * A search as it is kept: what is searched for and in which order, without page, campaign and where the reader came
 * from. Equal searches give equal texts, so that one is never kept twice.
 *
 * @param search - the query part of a results page's address.
 * @returns null for a search without criteria, and for one longer than anyone types.
 * @example plainSearch('?page=3&LastName=Pinch&utm_source=x') // 'lastname=pinch'
 */
function plainSearch(search: string): string | null {
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

/**
 * A search of articles as it is stored: without its page. Equal searches give equal texts.
 *
 * @param search - the query part of the address.
 * @returns null for a search of everything, and for one longer than anyone types.
 * @example plainArticleSearch('?page=3&q=mare&utm_source=x') // 'q=mare'
 */
export function plainArticleSearch(search: string): string | null {
  const query = { ...readArticleAddress(search).query, page: EVERY_ARTICLE.page };
  if (writeArticleAddress({ ...query, order: EVERY_ARTICLE.order }) === '') return null;
  const plain = writeArticleAddress(query);
  return plain.length <= MAX_KEPT_SEARCH ? plain : null;
}

/** What a search is of: records, at /search/results, or newspaper articles, at /search-newspapers/results. */
export type SearchKind = 'RECORDS' | 'ARTICLES';

/** A search as it is stored, from the query part of its address; null for one that asks for nothing, or is too long. */
export const plainSearchOf = (kind: SearchKind, search: string): string | null =>
  kind === 'ARTICLES' ? plainArticleSearch(search) : plainSearch(search);
