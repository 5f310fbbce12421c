import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { SaveSearchDocument, SuggestedSearchesDocument } from './keepSearch.generated.ts';

const keepSearchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    saveSearch: build.mutation<
      ResultOf<typeof SaveSearchDocument>['saveSearch'],
      VariablesOf<typeof SaveSearchDocument>
    >({
      query: ask(SaveSearchDocument),
      transformResponse: (data: ResultOf<typeof SaveSearchDocument>) => data.saveSearch,
    }),
    suggestedSearches: build.query<
      ResultOf<typeof SuggestedSearchesDocument>['suggestedSearches'],
      VariablesOf<typeof SuggestedSearchesDocument>
    >({
      query: ask(SuggestedSearchesDocument),
      transformResponse: (data: ResultOf<typeof SuggestedSearchesDocument>) => data.suggestedSearches,
    }),
  }),
});

export const { useSaveSearchMutation, useSuggestedSearchesQuery } = keepSearchApi;
