import { useDeferredValue } from 'react';

import { type ArticleAddress, EVERY_ARTICLE } from '#domain/newspapers/search/articleAddress.ts';
import { writeArticleAddress } from '#domain/newspapers/search/writeArticleAddress.ts';
import { isFailure, type Failure } from '#services/graphql/failure.ts';
import { useCallOff } from '#services/graphql/useCallOff.ts';

import { type ArticleFacet, type ArticleResult, articleSearchApi, useArticleFacetsQuery, useArticleSearchQuery } from '../api/articleSearchApi.ts';

const runningSearch = (search: string) => articleSearchApi.util.getRunningQueryThunk('articleSearch', search);
const runningFacets = (search: string) => articleSearchApi.util.getRunningQueryThunk('articleFacets', search);

export interface ArticleResults {
  /** The answer on the screen: of the search before this one while a newer is on its way. */
  result: ArticleResult | undefined;
  /** True when `result` answers the search asked for. */
  isCurrent: boolean;
  isFetching: boolean;
  failure: Failure | null;
  retry: () => void;
  /** Undefined until counts have come; those of the search before stay meanwhile. */
  facets: ArticleFacet[] | undefined;
  haveFacetsFailed: boolean;
}

/** Articles first, then the counts beside them, each called off when nothing waits for it any more. */
export function useArticleResults(query: ArticleAddress): ArticleResults {
  const search = writeArticleAddress(query);
  const counted = writeArticleAddress({ ...query, page: EVERY_ARTICLE.page, order: EVERY_ARTICLE.order });
  const results = useArticleSearchQuery(search);
  const facets = useArticleFacetsQuery(counted, { skip: results.currentData === undefined });
  useCallOff(runningSearch, search);
  useCallOff(runningFacets, counted);
  const { currentData, data, isFetching, error, refetch } = results;
  const result = currentData ?? data;
  // The first articles are the most of the page: drawn behind the rest, they keep no one waiting who presses something meanwhile.
  const isShown = useDeferredValue(result !== undefined);
  return {
    result: isShown ? result : undefined,
    isCurrent: isShown && currentData !== undefined,
    isFetching,
    // A request that was called off is no failure, nor is one for an answer that is here and only could not be renewed.
    failure: !isFetching && currentData === undefined && isFailure(error) ? error : null,
    retry: () => void refetch(),
    facets: facets.currentData ?? facets.data,
    haveFacetsFailed: facets.isError,
  };
}
