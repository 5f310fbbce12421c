import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';

import { RateArticleDocument } from './rating.generated.ts';

const ratingApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ mutation }) => ({
    /** False where the article is no longer there. */
    rateArticle: mutation(RateArticleDocument, 'rateArticle'),
  })),
});

export const { useRateArticleMutation } = ratingApi;
