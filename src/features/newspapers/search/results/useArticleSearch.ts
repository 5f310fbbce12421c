import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { type AddressFault, type ArticleAddress, EVERY_ARTICLE } from '#domain/newspapers/search/articleAddress.ts';
import { readArticleAddress } from '#domain/newspapers/search/readArticleAddress.ts';
import { writeArticleAddress } from '#domain/newspapers/search/writeArticleAddress.ts';
import { articleResults } from '#features/newspapers/core/index.ts';
import { useAbortOnChange } from '#services/graphql/useAbortOnChange.ts';
import { selectSearchRequest, type SearchAnswers, useSearchAnswers } from '#services/graphql/useSearchAnswers.ts';

import {
  type ArticleFacet,
  type ArticleResult,
  articleSearchApi,
  useArticleFacetsQuery,
  useArticleSearchQuery,
} from '../articleSearchApi.ts';
import type { ArticleChange } from '../model/articleChange.ts';

const runningSearch = (search: string) => articleSearchApi.util.getRunningQueryThunk('articleSearch', search);
const runningFacets = (search: string) => articleSearchApi.util.getRunningQueryThunk('articleFacets', search);

type ArticleResults = SearchAnswers<ArticleResult, ArticleFacet>;

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

export interface ArticleSearchAddress {
  query: ArticleAddress;
  /** What of the address was not understood. */
  faults: readonly AddressFault[];
  /** Goes to another search, to the top of the page. */
  search: (change: ArticleChange) => void;
  /** Goes to another search and stays where the page is, so that several filters can be ticked in a row. */
  refine: (change: ArticleChange) => void;
}

/** The search that the address holds, and ways to another. */
export function useArticleAddress(): ArticleSearchAddress {
  const { search: text } = useLocation();
  const navigate = useNavigate();
  const { query, faults } = useMemo(() => readArticleAddress(text), [text]);
  // The search that was last asked for: a navigation under way has not reached the address yet.
  const wanted = useRef(query);
  useLayoutEffect(() => {
    wanted.current = query;
  }, [query]);
  const go = useCallback(
    (change: ArticleChange, preventScrollReset: boolean) => {
      wanted.current = change(wanted.current);
      void navigate(articleResults(wanted.current), { preventScrollReset });
    },
    [navigate],
  );
  const search = useCallback((change: ArticleChange) => go(change, false), [go]);
  const refine = useCallback((change: ArticleChange) => go(change, true), [go]);
  return { query, faults, search, refine };
}
