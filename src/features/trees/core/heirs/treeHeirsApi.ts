import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { treeApi } from '../api/treeApi.ts';
import { NameTreeHeirsDocument, TakeOverTreeDocument, TreeHeirsDocument } from './treeHeirs.generated.ts';

/** Trees of the reader's own that others have, with who takes them over. */
export type HeirsOfTrees = ResultOf<typeof TreeHeirsDocument>['treeHeirs'];

const endpoints = treeApi.injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    treeHeirs: query(TreeHeirsDocument, 'treeHeirs', { providesTags: ['FamilyTree'] }),
    nameTreeHeirs: mutation(NameTreeHeirsDocument, 'nameTreeHeirs', {
      async onQueryStarted(_asked, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) void dispatch(endpoints.util.upsertQueryData('treeHeirs', undefined, answer.data));
      },
    }),
    takeOverTree: mutation(TakeOverTreeDocument, 'takeOverTree', { invalidatesTags: ['FamilyTree'] }),
  })),
});

export const { useTreeHeirsQuery, useNameTreeHeirsMutation, useTakeOverTreeMutation } = endpoints;
