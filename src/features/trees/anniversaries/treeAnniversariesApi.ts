import { treeApi, treeNumberOf } from '#features/trees/core/index.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import {
  MakeTreeCalendarDocument,
  RevokeTreeCalendarDocument,
  TreeAnniversariesDocument,
  TreeCalendarDocument,
} from './treeAnniversaries.generated.ts';

/** Days of a month. */
export type TreeAnniversaryPage = ResultOf<typeof TreeAnniversariesDocument>['treeAnniversaries'];
/** A day that is remembered. */
export type TreeAnniversary = TreeAnniversaryPage['anniversaries'][number];

const calendarTag = (ref: string) => ({ type: 'TreePeople' as const, id: `calendar of ${treeNumberOf(ref)}` });

const treeAnniversariesApi = treeApi.injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    treeAnniversaries: query(TreeAnniversariesDocument, 'treeAnniversaries', {
      providesTags: (_page, _error, { ref }) => [{ type: 'TreePeople', id: treeNumberOf(ref) }],
    }),
    treeCalendar: query(TreeCalendarDocument, 'treeCalendar', {
      providesTags: (_calendar, _error, { ref }) => [calendarTag(ref)],
    }),
    makeTreeCalendar: mutation(MakeTreeCalendarDocument, 'makeTreeCalendar', {
      invalidatesTags: (_made, _error, { ref }) => [calendarTag(ref)],
    }),
    revokeTreeCalendar: mutation(RevokeTreeCalendarDocument, 'revokeTreeCalendar', {
      invalidatesTags: (_revoked, _error, { ref }) => [calendarTag(ref)],
    }),
  })),
});

export const {
  useTreeAnniversariesQuery,
  useTreeCalendarQuery,
  useMakeTreeCalendarMutation,
  useRevokeTreeCalendarMutation,
} = treeAnniversariesApi;
