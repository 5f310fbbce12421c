import { treeApi, treeNumberOf } from '#features/trees/core/index.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { ExplorePersonDocument } from './explore.generated.ts';

/** A person with the places of their facts. */
export type ExploredPerson = ResultOf<typeof ExplorePersonDocument>['treePerson'];

const exploreApi = treeApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    explorePerson: query(ExplorePersonDocument, 'treePerson', {
      providesTags: (_person, _error, { id }) => [{ type: 'TreePeople', id: treeNumberOf(id) }],
    }),
  })),
});

export const { useExplorePersonQuery } = exploreApi;
