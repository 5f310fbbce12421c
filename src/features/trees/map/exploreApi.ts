import { treeApi, treeNumberOf } from '#features/trees/core/index.ts';
import { ask } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { ExplorePersonDocument } from './explore.generated.ts';

/** A person with the places of their facts. */
export type ExploredPerson = ResultOf<typeof ExplorePersonDocument>['treePerson'];

const exploreApi = treeApi.injectEndpoints({
  endpoints: (build) => ({
    explorePerson: build.query<ExploredPerson, VariablesOf<typeof ExplorePersonDocument>>({
      query: ask(ExplorePersonDocument),
      transformResponse: (data: ResultOf<typeof ExplorePersonDocument>) => data.treePerson,
      providesTags: (_person, _error, { id }) => [{ type: 'TreePeople', id: treeNumberOf(id) }],
    }),
  }),
});

export const { useExplorePersonQuery } = exploreApi;
