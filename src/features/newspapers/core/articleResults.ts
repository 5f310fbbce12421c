import { ARTICLE_RESULTS, type ArticleAddress } from '#domain/newspapers/search/articleAddress.ts';
import { writeArticleAddress } from '#domain/newspapers/search/writeArticleAddress.ts';

/** The address of the results of a search; what is left out has its default. */
export function articleResults(query: Partial<ArticleAddress>): string {
  const search = writeArticleAddress(query);
  return search === '' ? ARTICLE_RESULTS : `${ARTICLE_RESULTS}?${search}`;
}
