import { fromOperations } from '#services/graphql/fromOperations.ts';

import { peopleOf, treeApi } from './treeApi.ts';
import { TreePeopleDocument } from './treePeople.generated.ts';

const queries = treeApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /** People of a tree by name. */
    treePeople: query(TreePeopleDocument, 'treePeople', { providesTags: (_page, _error, { ref }) => peopleOf(ref) }),
  })),
});

export const { useTreePeopleQuery } = queries;
