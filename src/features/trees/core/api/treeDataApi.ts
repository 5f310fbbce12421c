import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { peopleOf, treeApi } from './treeApi.ts';
import { FamilyTreeDocument, TreeNeighbourhoodDocument } from './treeData.generated.ts';

/** A tree as its reader sees it. */
export type FamilyTree = ResultOf<typeof FamilyTreeDocument>['familyTree'];
/** People around a person. */
export type TreeNeighbourhood = ResultOf<typeof TreeNeighbourhoodDocument>['treeNeighbourhood'];
/** A person as a card shows them. */
export type TreePersonCard = TreeNeighbourhood['persons'][number];
/** A family as ids. */
export type TreeFamilyCard = TreeNeighbourhood['families'][number];

/**
 * What the first chart asks. Other questions about trees are in files of their own: no visitor waits for their text.
 */
const queries = treeApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    familyTree: query(FamilyTreeDocument, 'familyTree', {
      providesTags: (_tree, _error, { ref }) => ['FamilyTree', ...peopleOf(ref)],
    }),
    treeNeighbourhood: query(TreeNeighbourhoodDocument, 'treeNeighbourhood', {
      providesTags: (_found, _error, { personId }) => peopleOf(personId),
    }),
  })),
});

export const { useFamilyTreeQuery, useTreeNeighbourhoodQuery } = queries;
