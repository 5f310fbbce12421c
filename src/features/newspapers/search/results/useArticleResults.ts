import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import { type ArticleAddress, EVERY_ARTICLE } from '#domain/newspapers/search/articleAddress.ts';
import { writeArticleAddress } from '#domain/newspapers/search/writeArticleAddress.ts';
import { isFailure, type Failure } from '#services/graphql/failure.ts';

import { type ArticleFacet, type ArticleResult, articleSearchApi, useArticleFacetsQuery, useArticleSearchQuery } from '../api/articleSearchApi.ts';

type ApiDispatch = ThunkDispatch<never, unknown, UnknownAction>;

/** Calls off a request as soon as another search is wanted, or the page is left: the server need not finish it. */
function useCallOff(endpoint: 'articleSearch' | 'articleFacets', search: string): void {
  const dispatch = useDispatch<ApiDispatch>();
  const wanted = useRef<string>(null);
  useEffect(() => {
    wanted.current = search;
    return () => {
      wanted.current = null;
      const running = dispatch(articleSearchApi.util.getRunningQueryThunk(endpoint, search));
      // Later, since React may undo an effect only to run it again.
      setTimeout(() => wanted.current !== search && running?.abort(), 0);
    };
  }, [dispatch, endpoint, search]);
}

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
  useCallOff('articleSearch', search);
  useCallOff('articleFacets', counted);
  const { currentData, data, isFetching, error, refetch } = results;
  return {
    result: currentData ?? data,
    isCurrent: currentData !== undefined,
    isFetching,
    // A request that was called off is no failure, nor is one for an answer that is here and only could not be renewed.
    failure: !isFetching && currentData === undefined && isFailure(error) ? error : null,
    retry: () => void refetch(),
    facets: facets.currentData ?? facets.data,
    haveFacetsFailed: facets.isError,
  };
}
