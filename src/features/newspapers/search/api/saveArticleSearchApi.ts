import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';

import { SaveArticleSearchDocument } from './saveArticleSearch.generated.ts';

const saveArticleSearchApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ mutation }) => ({
    saveArticleSearch: mutation(SaveArticleSearchDocument, 'saveSearch'),
  })),
});

export const { useSaveArticleSearchMutation } = saveArticleSearchApi;
