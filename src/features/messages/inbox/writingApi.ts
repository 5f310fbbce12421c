import { messagesApi } from '#features/messages/core/index.ts';
import { ask } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import {
  AnswerMessageRequestDocument,
  AppealRemovalDocument,
  DeleteMessageDocument,
  LeaveConversationDocument,
  MarkConversationReadDocument,
  ReportMessageDocument,
  SendMessageDocument,
  SetConversationMutedDocument,
  SetMemberBlockedDocument,
  SetTakesMessageRequestsDocument,
  StartConversationDocument,
  TakeBackMessageDocument,
  UnblockMemberDocument,
} from './messages.generated.ts';
import { inboxTexts as texts } from './texts.ts';

/** What changes one message or conversation changes lists and counts as well. */
const ALL = { invalidatesTags: ['Messages'] as const };
/** Sent once a connection is there: the same id of the browser makes it the same message. */
const WAITS = { extraOptions: { waitsAs: texts.waiting } };

const writingApi = messagesApi.injectEndpoints({
  endpoints: (build) => ({
    startConversation: build.mutation<
      ResultOf<typeof StartConversationDocument>['startConversation'],
      VariablesOf<typeof StartConversationDocument>
    >({
      query: ask(StartConversationDocument),
      transformResponse: (data: ResultOf<typeof StartConversationDocument>) => data.startConversation,
      ...WAITS,
      ...ALL,
    }),
    sendMessage: build.mutation<
      ResultOf<typeof SendMessageDocument>['sendMessage'],
      VariablesOf<typeof SendMessageDocument>
    >({
      query: ask(SendMessageDocument),
      transformResponse: (data: ResultOf<typeof SendMessageDocument>) => data.sendMessage,
      ...WAITS,
      ...ALL,
    }),
    markConversationRead: build.mutation<
      ResultOf<typeof MarkConversationReadDocument>,
      VariablesOf<typeof MarkConversationReadDocument>
    >({
      query: ask(MarkConversationReadDocument),
      invalidatesTags: [
        { type: 'Messages', id: 'LIST' },
        { type: 'Messages', id: 'UNREAD' },
      ],
    }),
    answerMessageRequest: build.mutation<
      ResultOf<typeof AnswerMessageRequestDocument>,
      VariablesOf<typeof AnswerMessageRequestDocument>
    >({ query: ask(AnswerMessageRequestDocument), ...ALL }),
    setMemberBlocked: build.mutation<
      ResultOf<typeof SetMemberBlockedDocument>,
      VariablesOf<typeof SetMemberBlockedDocument>
    >({ query: ask(SetMemberBlockedDocument), ...ALL }),
    setTakesMessageRequests: build.mutation<
      ResultOf<typeof SetTakesMessageRequestsDocument>,
      VariablesOf<typeof SetTakesMessageRequestsDocument>
    >({
      query: ask(SetTakesMessageRequestsDocument),
      invalidatesTags: [{ type: 'Messages', id: 'WRITERS' }],
    }),
    unblockMember: build.mutation<ResultOf<typeof UnblockMemberDocument>, VariablesOf<typeof UnblockMemberDocument>>({
      query: ask(UnblockMemberDocument),
      ...ALL,
    }),
    setConversationMuted: build.mutation<
      ResultOf<typeof SetConversationMutedDocument>,
      VariablesOf<typeof SetConversationMutedDocument>
    >({ query: ask(SetConversationMutedDocument), ...ALL }),
    leaveConversation: build.mutation<
      ResultOf<typeof LeaveConversationDocument>,
      VariablesOf<typeof LeaveConversationDocument>
    >({ query: ask(LeaveConversationDocument), ...ALL }),
    deleteMessage: build.mutation<ResultOf<typeof DeleteMessageDocument>, VariablesOf<typeof DeleteMessageDocument>>({
      query: ask(DeleteMessageDocument),
      ...ALL,
    }),
    takeBackMessage: build.mutation<boolean, VariablesOf<typeof TakeBackMessageDocument>>({
      query: ask(TakeBackMessageDocument),
      transformResponse: (data: ResultOf<typeof TakeBackMessageDocument>) => data.takeBackMessage,
      ...ALL,
    }),
    reportMessage: build.mutation<boolean, VariablesOf<typeof ReportMessageDocument>>({
      query: ask(ReportMessageDocument),
      transformResponse: (data: ResultOf<typeof ReportMessageDocument>) => data.reportMessage,
      ...ALL,
    }),
    appealRemoval: build.mutation<boolean, VariablesOf<typeof AppealRemovalDocument>>({
      query: ask(AppealRemovalDocument),
      transformResponse: (data: ResultOf<typeof AppealRemovalDocument>) => data.appealRemoval,
      ...ALL,
    }),
  }),
});

export const {
  useStartConversationMutation,
  useSendMessageMutation,
  useMarkConversationReadMutation,
  useAnswerMessageRequestMutation,
  useSetMemberBlockedMutation,
  useUnblockMemberMutation,
  useSetTakesMessageRequestsMutation,
  useSetConversationMutedMutation,
  useLeaveConversationMutation,
  useDeleteMessageMutation,
  useTakeBackMessageMutation,
  useReportMessageMutation,
  useAppealRemovalMutation,
} = writingApi;
