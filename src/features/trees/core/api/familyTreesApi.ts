import { ask } from '#services/graphql/baseApi.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { FamilyTreesDocument } from './familyTrees.generated.ts';
import { treeApi } from './treeApi.ts';
import type { FamilyTree } from './treeDataApi.ts';

const queries = treeApi.injectEndpoints({
  endpoints: (build) => ({
    /** The member's trees and those shared with them. */
    familyTrees: build.query<FamilyTree[], void>({
      query: () => ask(FamilyTreesDocument)({}),
      transformResponse: (data: ResultOf<typeof FamilyTreesDocument>) => data.familyTrees,
      providesTags: ['FamilyTree'],
    }),
  }),
});

export const { useFamilyTreesQuery } = queries;
