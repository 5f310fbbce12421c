import { ARTICLE_RESULTS } from '#domain/newspapers/search/articleAddress.ts';
import { describeArticles } from '#domain/newspapers/search/describeArticles.ts';
import { readArticleAddress } from '#domain/newspapers/search/readArticleAddress.ts';

import { describeSearch } from '../core/query/describeSearch.ts';
import { readSearchAddress } from '../core/query/readSearchAddress.ts';
import type { SearchKind } from './plainSearchOf.ts';

/** A search as it is stored: of what, and the query part of the address of its results. */
interface StoredSearch {
  kind: SearchKind;
  search: string;
}

const RECORD_RESULTS = '/search/results';

/** Where a stored search shows its results. */
export const storedSearchAddress = ({ kind, search }: StoredSearch): string =>
  `${kind === 'ARTICLES' ? ARTICLE_RESULTS : RECORD_RESULTS}?${search.replace(/^\?/u, '')}`;

/**
 * A stored search in one line. @example describeStoredSearch({ kind: 'RECORDS', search: 'lastname=pinch' }) // 'Pinch'
 */
export const describeStoredSearch = ({ kind, search }: StoredSearch): string =>
  kind === 'ARTICLES'
    ? describeArticles(readArticleAddress(search).query)
    : describeSearch(readSearchAddress(search).query);
