import { plainArticleSearch } from '#domain/newspapers/search/plainArticleSearch.ts';

import { plainSearch } from '../core/query/plainSearch.ts';

/** What a search is of: records, at /search/results, or newspaper articles, at /search-newspapers/results. */
export type SearchKind = 'RECORDS' | 'ARTICLES';

/** A search as it is stored, from the query part of its address; null for one that asks for nothing, or is too long. */
export const plainSearchOf = (kind: SearchKind, search: string): string | null =>
  kind === 'ARTICLES' ? plainArticleSearch(search) : plainSearch(search);
