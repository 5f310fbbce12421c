import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import {
  DeskRequestsDocument,
  EndServiceNoticeDocument,
  HelpRatingsDocument,
  PlannedNoticesDocument,
  WriteServiceNoticeDocument,
} from './desk.generated.ts';

type Page = ResultOf<typeof DeskRequestsDocument>['deskRequests'];
type Notices = ResultOf<typeof PlannedNoticesDocument>['plannedNotices'];
type Ratings = ResultOf<typeof HelpRatingsDocument>['helpRatings'];
type Written = ResultOf<typeof WriteServiceNoticeDocument>['writeServiceNotice'];

const deskApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    deskRequests: build.query<Page, VariablesOf<typeof DeskRequestsDocument>>({
      query: ask(DeskRequestsDocument),
      transformResponse: (data: ResultOf<typeof DeskRequestsDocument>) => data.deskRequests,
      keepUnusedDataFor: 0,
    }),
    plannedNotices: build.query<Notices, void>({
      query: () => ask(PlannedNoticesDocument)({}),
      transformResponse: (data: ResultOf<typeof PlannedNoticesDocument>) => data.plannedNotices,
      keepUnusedDataFor: 0,
    }),
    helpRatings: build.query<Ratings, void>({
      query: () => ask(HelpRatingsDocument)({}),
      transformResponse: (data: ResultOf<typeof HelpRatingsDocument>) => data.helpRatings,
      keepUnusedDataFor: 0,
    }),
    writeServiceNotice: build.mutation<Written, VariablesOf<typeof WriteServiceNoticeDocument>>({
      query: ask(WriteServiceNoticeDocument),
      transformResponse: (data: ResultOf<typeof WriteServiceNoticeDocument>) => data.writeServiceNotice,
    }),
    endServiceNotice: build.mutation<boolean, VariablesOf<typeof EndServiceNoticeDocument>>({
      query: ask(EndServiceNoticeDocument),
      transformResponse: (data: ResultOf<typeof EndServiceNoticeDocument>) => data.endServiceNotice,
    }),
  }),
});

export const {
  useDeskRequestsQuery,
  usePlannedNoticesQuery,
  useHelpRatingsQuery,
  useWriteServiceNoticeMutation,
  useEndServiceNoticeMutation,
} = deskApi;
