import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { ArticleSuggestionsDocument } from './suggestions.generated.ts';

const suggestionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    articleSuggestions: build.query<readonly string[], VariablesOf<typeof ArticleSuggestionsDocument>>({
      query: ask(ArticleSuggestionsDocument),
      transformResponse: (data: ResultOf<typeof ArticleSuggestionsDocument>) => data.articleSuggestions,
    }),
  }),
});

export const { useArticleSuggestionsQuery } = suggestionsApi;
