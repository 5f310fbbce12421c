import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';

import { SaveSearchDocument, SuggestedSearchesDocument } from './keepSearch.generated.ts';

const keepSearchApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    saveSearch: mutation(SaveSearchDocument, 'saveSearch'),
    suggestedSearches: query(SuggestedSearchesDocument, 'suggestedSearches'),
  })),
});

export const { useSaveSearchMutation, useSuggestedSearchesQuery } = keepSearchApi;
