import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';

import { ArticleSuggestionsDocument } from './suggestions.generated.ts';

const suggestionsApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    articleSuggestions: query(ArticleSuggestionsDocument, 'articleSuggestions'),
  })),
});

export const { useArticleSuggestionsQuery } = suggestionsApi;
