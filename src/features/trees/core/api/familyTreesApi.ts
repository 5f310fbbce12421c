import { fromOperations } from '#services/graphql/fromOperations.ts';

import { FamilyTreesDocument } from './familyTrees.generated.ts';
import { treeApi } from './treeApi.ts';

const queries = treeApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /** The member's trees and those shared with them. */
    familyTrees: query(FamilyTreesDocument, 'familyTrees', { providesTags: ['FamilyTree'] }),
  })),
});

export const { useFamilyTreesQuery } = queries;
