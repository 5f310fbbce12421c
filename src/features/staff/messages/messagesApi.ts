import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import {
  AskStaffMessageDocument,
  SendStaffMessageDocument,
  StaffMessageDryRunDocument,
  WrittenStaffMessagesDocument,
} from './messages.generated.ts';

type Written = ResultOf<typeof WrittenStaffMessagesDocument>['writtenStaffMessages'];
type DryRunAnswer = ResultOf<typeof StaffMessageDryRunDocument>['staffMessageDryRun'];
type Outcome = ResultOf<typeof SendStaffMessageDocument>['sendStaffMessage'];

/** A message as staff wrote it. */
export type WrittenMessage = Written[number];

const staffMessagesApi = baseApi.enhanceEndpoints({ addTagTypes: ['WrittenMessages'] }).injectEndpoints({
  endpoints: (build) => ({
    writtenStaffMessages: build.query<Written, void>({
      query: () => ask(WrittenStaffMessagesDocument)({}),
      transformResponse: (data: ResultOf<typeof WrittenStaffMessagesDocument>) => data.writtenStaffMessages,
      keepUnusedDataFor: 0,
      providesTags: ['WrittenMessages'],
    }),
    staffMessageDryRun: build.query<DryRunAnswer, VariablesOf<typeof StaffMessageDryRunDocument>>({
      query: ask(StaffMessageDryRunDocument),
      transformResponse: (data: ResultOf<typeof StaffMessageDryRunDocument>) => data.staffMessageDryRun,
      keepUnusedDataFor: 0,
    }),
    sendStaffMessage: build.mutation<Outcome, VariablesOf<typeof SendStaffMessageDocument>>({
      query: ask(SendStaffMessageDocument),
      transformResponse: (data: ResultOf<typeof SendStaffMessageDocument>) => data.sendStaffMessage,
      invalidatesTags: ['WrittenMessages'],
    }),
    askStaffMessage: build.mutation<Outcome, VariablesOf<typeof AskStaffMessageDocument>>({
      query: ask(AskStaffMessageDocument),
      transformResponse: (data: ResultOf<typeof AskStaffMessageDocument>) => data.askStaffMessage,
      invalidatesTags: ['WrittenMessages'],
    }),
  }),
});

export const {
  useWrittenStaffMessagesQuery,
  useLazyStaffMessageDryRunQuery,
  useSendStaffMessageMutation,
  useAskStaffMessageMutation,
} = staffMessagesApi;
