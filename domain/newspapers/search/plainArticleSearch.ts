import { MAX_KEPT_SEARCH } from '#domain/search/core/query/plainSearch.ts';

import { EVERY_ARTICLE } from './articleAddress.ts';
import { readArticleAddress } from './readArticleAddress.ts';
import { writeArticleAddress } from './writeArticleAddress.ts';

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
