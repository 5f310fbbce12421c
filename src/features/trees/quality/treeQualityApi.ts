import { treeApi, treeNumberOf } from '#features/trees/core/index.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import {
  DismissTreeFindingDocument,
  RestoreTreeFindingDocument,
  TreeFindingsDocument,
} from './treeQuality.generated.ts';

/** A page of what looks wrong in a tree. */
export type TreeFindingPage = ResultOf<typeof TreeFindingsDocument>['treeFindings'];
/** Something that looks wrong. */
export type TreeFinding = TreeFindingPage['findings'][number];

const findingsOf = (ref: string) => ({ type: 'TreePeople' as const, id: `findings of ${treeNumberOf(ref)}` });

const treeQualityApi = treeApi.injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    treeFindings: query(TreeFindingsDocument, 'treeFindings', {
      providesTags: (_page, _error, { ref }) => [{ type: 'TreePeople', id: treeNumberOf(ref) }, findingsOf(ref)],
    }),
    dismissTreeFinding: mutation(DismissTreeFindingDocument, 'dismissTreeFinding', {
      invalidatesTags: (_finding, _error, { ref }) => [findingsOf(ref)],
    }),
    restoreTreeFinding: mutation(RestoreTreeFindingDocument, 'restoreTreeFinding', {
      invalidatesTags: (_finding, _error, { ref }) => [findingsOf(ref)],
    }),
  })),
});

export const { useTreeFindingsQuery, useDismissTreeFindingMutation, useRestoreTreeFindingMutation } = treeQualityApi;
