import { treeApi, treeNumberOf } from '#features/trees/core/index.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { TreeKinshipDocument } from './treeKinship.generated.ts';

/** How two people are related. */
export type TreeKinship = ResultOf<typeof TreeKinshipDocument>['treeKinship'];
/** A person on a way. */
export type TreeKinPerson = TreeKinship['persons'][number];
/** One relation, in all the ways in which they have it. */
export type TreeKinRelation = TreeKinship['relations'][number];
/** A line by parents and children. */
export type TreeKinLine = TreeKinRelation['routes'][number]['lines'][number];

const treeKinshipApi = treeApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    treeKinship: query(TreeKinshipDocument, 'treeKinship', {
      providesTags: (_found, _error, { personId }) => [{ type: 'TreePeople', id: treeNumberOf(personId) }],
    }),
  })),
});

export const { useTreeKinshipQuery } = treeKinshipApi;
