import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { peopleOf, treeApi } from './treeApi.ts';
import {
  GetPersonTreeForProfileDocument,
  TreeChangesDocument,
  TreePersonDocument,
  TreeWarningsDocument,
} from './treeProfile.generated.ts';

/** Everything of one person. */
export type TreePersonProfile = ResultOf<typeof TreePersonDocument>['treePerson'];
/** One change of a tree. */
export type TreeChange = ResultOf<typeof TreeChangesDocument>['treeChanges']['changes'][number];

const queries = treeApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    treePerson: query(TreePersonDocument, 'treePerson', { providesTags: (_person, _error, { id }) => peopleOf(id) }),
    profilePersonTree: query(GetPersonTreeForProfileDocument, 'getPersonTreeForProfile', {
      providesTags: (_person, _error, { personId }) => peopleOf(personId),
    }),
    treeChanges: query(TreeChangesDocument, 'treeChanges', { providesTags: (_page, _error, { ref }) => peopleOf(ref) }),
    treeWarnings: query(TreeWarningsDocument, 'treeWarnings', {
      providesTags: (_page, _error, { ref }) => peopleOf(ref),
    }),
  })),
});

export const { useTreePersonQuery, useProfilePersonTreeQuery, useTreeChangesQuery, useTreeWarningsQuery } = queries;
