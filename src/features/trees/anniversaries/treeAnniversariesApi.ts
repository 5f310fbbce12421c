import { treeApi, treeNumberOf } from '#features/trees/core/index.ts';
import { ask } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

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
/** The reader's own calendar of a tree. */
export type TreeCalendar = ResultOf<typeof TreeCalendarDocument>['treeCalendar'];

const calendarTag = (ref: string) => ({ type: 'TreePeople' as const, id: `calendar of ${treeNumberOf(ref)}` });

const treeAnniversariesApi = treeApi.injectEndpoints({
  endpoints: (build) => ({
    treeAnniversaries: build.query<TreeAnniversaryPage, VariablesOf<typeof TreeAnniversariesDocument>>({
      query: ask(TreeAnniversariesDocument),
      transformResponse: (data: ResultOf<typeof TreeAnniversariesDocument>) => data.treeAnniversaries,
      providesTags: (_page, _error, { ref }) => [{ type: 'TreePeople', id: treeNumberOf(ref) }],
    }),
    treeCalendar: build.query<TreeCalendar, VariablesOf<typeof TreeCalendarDocument>>({
      query: ask(TreeCalendarDocument),
      transformResponse: (data: ResultOf<typeof TreeCalendarDocument>) => data.treeCalendar,
      providesTags: (_calendar, _error, { ref }) => [calendarTag(ref)],
    }),
    makeTreeCalendar: build.mutation<
      ResultOf<typeof MakeTreeCalendarDocument>['makeTreeCalendar'],
      VariablesOf<typeof MakeTreeCalendarDocument>
    >({
      query: ask(MakeTreeCalendarDocument),
      transformResponse: (data: ResultOf<typeof MakeTreeCalendarDocument>) => data.makeTreeCalendar,
      invalidatesTags: (_made, _error, { ref }) => [calendarTag(ref)],
    }),
    revokeTreeCalendar: build.mutation<boolean, VariablesOf<typeof RevokeTreeCalendarDocument>>({
      query: ask(RevokeTreeCalendarDocument),
      transformResponse: (data: ResultOf<typeof RevokeTreeCalendarDocument>) => data.revokeTreeCalendar,
      invalidatesTags: (_revoked, _error, { ref }) => [calendarTag(ref)],
    }),
  }),
});

export const {
  useTreeAnniversariesQuery,
  useTreeCalendarQuery,
  useMakeTreeCalendarMutation,
  useRevokeTreeCalendarMutation,
} = treeAnniversariesApi;
