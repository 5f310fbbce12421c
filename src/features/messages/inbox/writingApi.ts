import { messagesApi } from '#features/messages/core/index.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';

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
const waitsAs = texts.waiting;

const writingApi = messagesApi.injectEndpoints({
  endpoints: fromOperations(({ mutation }) => ({
    startConversation: mutation(StartConversationDocument, 'startConversation', { waitsAs, ...ALL }),
    sendMessage: mutation(SendMessageDocument, 'sendMessage', { waitsAs, ...ALL }),
    markConversationRead: mutation(MarkConversationReadDocument, {
      invalidatesTags: [
        { type: 'Messages', id: 'LIST' },
        { type: 'Messages', id: 'UNREAD' },
      ],
    }),
    answerMessageRequest: mutation(AnswerMessageRequestDocument, ALL),
    setMemberBlocked: mutation(SetMemberBlockedDocument, ALL),
    setTakesMessageRequests: mutation(SetTakesMessageRequestsDocument, {
      invalidatesTags: [{ type: 'Messages', id: 'WRITERS' }],
    }),
    unblockMember: mutation(UnblockMemberDocument, ALL),
    setConversationMuted: mutation(SetConversationMutedDocument, ALL),
    leaveConversation: mutation(LeaveConversationDocument, ALL),
    deleteMessage: mutation(DeleteMessageDocument, ALL),
    takeBackMessage: mutation(TakeBackMessageDocument, 'takeBackMessage', ALL),
    reportMessage: mutation(ReportMessageDocument, 'reportMessage', ALL),
    appealRemoval: mutation(AppealRemovalDocument, 'appealRemoval', ALL),
  })),
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
