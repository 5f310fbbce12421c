import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';

import {
  DeskRequestsDocument,
  EndServiceNoticeDocument,
  HelpRatingsDocument,
  PlannedNoticesDocument,
  WriteServiceNoticeDocument,
} from './desk.generated.ts';

const deskApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    deskRequests: query(DeskRequestsDocument, 'deskRequests', { keepUnusedDataFor: 0 }),
    plannedNotices: query(PlannedNoticesDocument, 'plannedNotices', { keepUnusedDataFor: 0 }),
    helpRatings: query(HelpRatingsDocument, 'helpRatings', { keepUnusedDataFor: 0 }),
    writeServiceNotice: mutation(WriteServiceNoticeDocument, 'writeServiceNotice'),
    endServiceNotice: mutation(EndServiceNoticeDocument, 'endServiceNotice'),
  })),
});

export const {
  useDeskRequestsQuery,
  usePlannedNoticesQuery,
  useHelpRatingsQuery,
  useWriteServiceNoticeMutation,
  useEndServiceNoticeMutation,
} = deskApi;
