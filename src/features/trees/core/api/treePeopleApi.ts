import { ask } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { peopleOf, treeApi } from './treeApi.ts';
import { TreePeopleDocument } from './treePeople.generated.ts';

const queries = treeApi.injectEndpoints({
  endpoints: (build) => ({
    /** People of a tree by name. */
    treePeople: build.query<ResultOf<typeof TreePeopleDocument>['treePeople'], VariablesOf<typeof TreePeopleDocument>>({
      query: ask(TreePeopleDocument),
      transformResponse: (data: ResultOf<typeof TreePeopleDocument>) => data.treePeople,
      providesTags: (_page, _error, { ref }) => peopleOf(ref),
    }),
  }),
});

export const { useTreePeopleQuery } = queries;
