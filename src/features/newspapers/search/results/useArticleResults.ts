import { type ArticleAddress, EVERY_ARTICLE } from '#domain/newspapers/search/articleAddress.ts';
import { writeArticleAddress } from '#domain/newspapers/search/writeArticleAddress.ts';
import { useAbortOnChange } from '#services/graphql/useAbortOnChange.ts';
import { selectSearchRequest, type SearchAnswers, useSearchAnswers } from '#services/graphql/useSearchAnswers.ts';

import {
  type ArticleFacet,
  type ArticleResult,
  articleSearchApi,
  useArticleFacetsQuery,
  useArticleSearchQuery,
} from '../api/articleSearchApi.ts';

const runningSearch = (search: string) => articleSearchApi.util.getRunningQueryThunk('articleSearch', search);
const runningFacets = (search: string) => articleSearchApi.util.getRunningQueryThunk('articleFacets', search);

export type ArticleResults = SearchAnswers<ArticleResult, ArticleFacet>;

/** Articles first, then the counts beside them, each called off when nothing waits for it any more. */
export function useArticleResults(query: ArticleAddress): ArticleResults {
  const search = writeArticleAddress(query);
  const counted = writeArticleAddress({ ...query, page: EVERY_ARTICLE.page, order: EVERY_ARTICLE.order });
  const results = useArticleSearchQuery(search, { selectFromResult: selectSearchRequest });
  const facets = useArticleFacetsQuery(counted, {
    skip: results.currentData === undefined,
    selectFromResult: selectSearchRequest,
  });
  useAbortOnChange(runningSearch, search);
  useAbortOnChange(runningFacets, counted);
  return useSearchAnswers(results, facets);
}
