import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { NewTreeHintsDocument } from './treeList.generated.ts';

type NewHints = ResultOf<typeof NewTreeHintsDocument>['newTreeHints'];

// Nothing is reused from an earlier visit: hints come while the member is elsewhere.
const treeListApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    newTreeHints: build.query<NewHints, void>({
      query: () => ask(NewTreeHintsDocument)({}),
      transformResponse: (data: ResultOf<typeof NewTreeHintsDocument>) => data.newTreeHints,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useNewTreeHintsQuery } = treeListApi;
