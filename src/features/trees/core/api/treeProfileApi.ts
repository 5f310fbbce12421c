import { ask } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

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
  endpoints: (build) => ({
    treePerson: build.query<TreePersonProfile, VariablesOf<typeof TreePersonDocument>>({
      query: ask(TreePersonDocument),
      transformResponse: (data: ResultOf<typeof TreePersonDocument>) => data.treePerson,
      providesTags: (_person, _error, { id }) => peopleOf(id),
    }),
    profilePersonTree: build.query<
      ResultOf<typeof GetPersonTreeForProfileDocument>['getPersonTreeForProfile'],
      VariablesOf<typeof GetPersonTreeForProfileDocument>
    >({
      query: ask(GetPersonTreeForProfileDocument),
      transformResponse: (data: ResultOf<typeof GetPersonTreeForProfileDocument>) => data.getPersonTreeForProfile,
      providesTags: (_person, _error, { personId }) => peopleOf(personId),
    }),
    treeChanges: build.query<
      ResultOf<typeof TreeChangesDocument>['treeChanges'],
      VariablesOf<typeof TreeChangesDocument>
    >({
      query: ask(TreeChangesDocument),
      transformResponse: (data: ResultOf<typeof TreeChangesDocument>) => data.treeChanges,
      providesTags: (_page, _error, { ref }) => peopleOf(ref),
    }),
    treeWarnings: build.query<
      ResultOf<typeof TreeWarningsDocument>['treeWarnings'],
      VariablesOf<typeof TreeWarningsDocument>
    >({
      query: ask(TreeWarningsDocument),
      transformResponse: (data: ResultOf<typeof TreeWarningsDocument>) => data.treeWarnings,
      providesTags: (_page, _error, { ref }) => peopleOf(ref),
    }),
  }),
});

export const { useTreePersonQuery, useProfilePersonTreeQuery, useTreeChangesQuery, useTreeWarningsQuery } = queries;
