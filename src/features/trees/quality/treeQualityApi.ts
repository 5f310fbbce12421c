import { treeApi, treeNumberOf } from '#features/trees/core/index.ts';
import { ask } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

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
  endpoints: (build) => ({
    treeFindings: build.query<TreeFindingPage, VariablesOf<typeof TreeFindingsDocument>>({
      query: ask(TreeFindingsDocument),
      transformResponse: (data: ResultOf<typeof TreeFindingsDocument>) => data.treeFindings,
      providesTags: (_page, _error, { ref }) => [{ type: 'TreePeople', id: treeNumberOf(ref) }, findingsOf(ref)],
    }),
    dismissTreeFinding: build.mutation<TreeFinding, VariablesOf<typeof DismissTreeFindingDocument>>({
      query: ask(DismissTreeFindingDocument),
      transformResponse: (data: ResultOf<typeof DismissTreeFindingDocument>) => data.dismissTreeFinding,
      invalidatesTags: (_finding, _error, { ref }) => [findingsOf(ref)],
    }),
    restoreTreeFinding: build.mutation<TreeFinding, VariablesOf<typeof RestoreTreeFindingDocument>>({
      query: ask(RestoreTreeFindingDocument),
      transformResponse: (data: ResultOf<typeof RestoreTreeFindingDocument>) => data.restoreTreeFinding,
      invalidatesTags: (_finding, _error, { ref }) => [findingsOf(ref)],
    }),
  }),
});

export const { useTreeFindingsQuery, useDismissTreeFindingMutation, useRestoreTreeFindingMutation } = treeQualityApi;
