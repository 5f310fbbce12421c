import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { SaveArticleSearchDocument } from './saveArticleSearch.generated.ts';

const saveArticleSearchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    saveArticleSearch: build.mutation<
      ResultOf<typeof SaveArticleSearchDocument>['saveSearch'],
      VariablesOf<typeof SaveArticleSearchDocument>
    >({
      query: ask(SaveArticleSearchDocument),
      transformResponse: (data: ResultOf<typeof SaveArticleSearchDocument>) => data.saveSearch,
    }),
  }),
});

export const { useSaveArticleSearchMutation } = saveArticleSearchApi;
