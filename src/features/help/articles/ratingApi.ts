import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { RateArticleDocument } from './rating.generated.ts';

const ratingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** False where the article is no longer there. */
    rateArticle: build.mutation<boolean, VariablesOf<typeof RateArticleDocument>>({
      query: ask(RateArticleDocument),
      transformResponse: (data: ResultOf<typeof RateArticleDocument>) => data.rateArticle,
    }),
  }),
});

export const { useRateArticleMutation } = ratingApi;
