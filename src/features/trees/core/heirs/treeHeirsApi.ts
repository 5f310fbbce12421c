import { ask } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { treeApi } from '../api/treeApi.ts';
import { NameTreeHeirsDocument, TakeOverTreeDocument, TreeHeirsDocument } from './treeHeirs.generated.ts';

/** Trees of the reader's own that others have, with who takes them over. */
export type HeirsOfTrees = ResultOf<typeof TreeHeirsDocument>['treeHeirs'];

const endpoints = treeApi.injectEndpoints({
  endpoints: (build) => ({
    treeHeirs: build.query<HeirsOfTrees, void>({
      query: () => ask(TreeHeirsDocument)({}),
      transformResponse: (data: ResultOf<typeof TreeHeirsDocument>) => data.treeHeirs,
      providesTags: ['FamilyTree'],
    }),
    nameTreeHeirs: build.mutation<HeirsOfTrees, VariablesOf<typeof NameTreeHeirsDocument>>({
      query: ask(NameTreeHeirsDocument),
      transformResponse: (data: ResultOf<typeof NameTreeHeirsDocument>) => data.nameTreeHeirs,
      async onQueryStarted(_asked, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) void dispatch(endpoints.util.upsertQueryData('treeHeirs', undefined, answer.data));
      },
    }),
    takeOverTree: build.mutation<boolean, VariablesOf<typeof TakeOverTreeDocument>>({
      query: ask(TakeOverTreeDocument),
      transformResponse: (data: ResultOf<typeof TakeOverTreeDocument>) => data.takeOverTree,
      invalidatesTags: ['FamilyTree'],
    }),
  }),
});

export const { useTreeHeirsQuery, useNameTreeHeirsMutation, useTakeOverTreeMutation } = endpoints;
