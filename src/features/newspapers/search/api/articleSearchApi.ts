import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { ArticleFacetsDocument, ArticleSearchDocument, ArticleTotalDocument } from './articleSearch.generated.ts';

export type ArticleResult = ResultOf<typeof ArticleSearchDocument>['articleSearch'];
export type ArticleMatch = ArticleResult['matches'][number];
export type WordReading = ArticleResult['words'][number];
export type ArticleFacet = ResultOf<typeof ArticleFacetsDocument>['articleFacets'][number];

/** Seconds an answer is kept after its page is left: coming back from the reader draws the list at once. */
const KEPT_S = 600;

export const articleSearchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** By the query part of the address of the results. */
    articleSearch: build.query<ArticleResult, string>({
      query: (search) => ask(ArticleSearchDocument)({ search }),
      transformResponse: (data: ResultOf<typeof ArticleSearchDocument>) => data.articleSearch,
      keepUnusedDataFor: KEPT_S,
    }),
    articleFacets: build.query<ArticleFacet[], string>({
      query: (search) => ask(ArticleFacetsDocument)({ search }),
      transformResponse: (data: ResultOf<typeof ArticleFacetsDocument>) => data.articleFacets,
      keepUnusedDataFor: KEPT_S,
    }),
    articleTotal: build.query<number, string>({
      query: (search) => ask(ArticleTotalDocument)({ search }),
      transformResponse: (data: ResultOf<typeof ArticleTotalDocument>) => data.articleSearch.total,
      keepUnusedDataFor: KEPT_S,
    }),
  }),
});

export const { useArticleSearchQuery, useArticleFacetsQuery, useArticleTotalQuery } = articleSearchApi;
