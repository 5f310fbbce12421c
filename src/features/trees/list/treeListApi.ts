import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';

import { NewTreeHintsDocument } from './treeList.generated.ts';

// Nothing is reused from an earlier visit: hints come while the member is elsewhere.
const treeListApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    newTreeHints: query(NewTreeHintsDocument, 'newTreeHints', { keepUnusedDataFor: 0 }),
  })),
});

export const { useNewTreeHintsQuery } = treeListApi;
