import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import {
  AskStaffMessageDocument,
  SendStaffMessageDocument,
  StaffMessageDryRunDocument,
  WrittenStaffMessagesDocument,
} from './messages.generated.ts';

type Written = ResultOf<typeof WrittenStaffMessagesDocument>['writtenStaffMessages'];

/** A message as staff wrote it. */
export type WrittenMessage = Written[number];

const staffMessagesApi = baseApi.enhanceEndpoints({ addTagTypes: ['WrittenMessages'] }).injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    writtenStaffMessages: query(WrittenStaffMessagesDocument, 'writtenStaffMessages', {
      keepUnusedDataFor: 0,
      providesTags: ['WrittenMessages'],
    }),
    staffMessageDryRun: query(StaffMessageDryRunDocument, 'staffMessageDryRun', { keepUnusedDataFor: 0 }),
    sendStaffMessage: mutation(SendStaffMessageDocument, 'sendStaffMessage', { invalidatesTags: ['WrittenMessages'] }),
    askStaffMessage: mutation(AskStaffMessageDocument, 'askStaffMessage', { invalidatesTags: ['WrittenMessages'] }),
  })),
});

export const {
  useWrittenStaffMessagesQuery,
  useLazyStaffMessageDryRunQuery,
  useSendStaffMessageMutation,
  useAskStaffMessageMutation,
} = staffMessagesApi;
