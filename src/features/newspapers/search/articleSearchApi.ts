import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { ArticleFacetsDocument, ArticleSearchDocument, ArticleTotalDocument } from './articleSearch.generated.ts';

export type ArticleResult = ResultOf<typeof ArticleSearchDocument>['articleSearch'];
export type ArticleMatch = ArticleResult['matches'][number];
export type WordReading = ArticleResult['words'][number];
export type ArticleFacet = ResultOf<typeof ArticleFacetsDocument>['articleFacets'][number];

/** Seconds an answer is kept after its page is left: coming back from the reader draws the list at once. */
const KEPT_S = 600;

export const articleSearchApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /** By the query part of the address of the results. */
    articleSearch: query(ArticleSearchDocument, 'articleSearch', {
      variables: (search: string) => ({ search }),
      keepUnusedDataFor: KEPT_S,
    }),
    articleFacets: query(ArticleFacetsDocument, 'articleFacets', {
      variables: (search: string) => ({ search }),
      keepUnusedDataFor: KEPT_S,
    }),
    articleTotal: query(ArticleTotalDocument, {
      variables: (search: string) => ({ search }),
      transformResponse: (data) => data.articleSearch.total,
      keepUnusedDataFor: KEPT_S,
    }),
  })),
});

export const { useArticleSearchQuery, useArticleFacetsQuery, useArticleTotalQuery } = articleSearchApi;
