import { messagesApi } from '#features/messages/core/index.ts';
import { ask } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import {
  BlockedMembersDocument,
  ConversationDocument,
  ConversationsDocument,
  MessageContactsDocument,
  MessageRecipientDocument,
  MessagesExportDocument,
  TakesMessageRequestsDocument,
} from './messages.generated.ts';

type Listed = ResultOf<typeof ConversationsDocument>['conversations'];
type Page = ResultOf<typeof ConversationDocument>['conversation'];
type Exported = ResultOf<typeof MessagesExportDocument>['messagesExport'];

/** A conversation as its member has it. */
export type Conversation = Listed['conversations'][number];
/** One message. */
export type Message = NonNullable<Page>['messages'][number];
/** Someone to write to. */
export type Recipient = NonNullable<ResultOf<typeof MessageRecipientDocument>['messageRecipient']>;
/** A message as it is taken away. */
export type ExportedMessage = Exported['messages'][number];

const conversationsApi = messagesApi.injectEndpoints({
  endpoints: (build) => ({
    conversations: build.query<Listed, VariablesOf<typeof ConversationsDocument>>({
      query: ask(ConversationsDocument),
      transformResponse: (data: ResultOf<typeof ConversationsDocument>) => data.conversations,
      providesTags: [{ type: 'Messages', id: 'LIST' }],
    }),
    /** Null when there is none, or the member is not in it. */
    conversation: build.query<Page, VariablesOf<typeof ConversationDocument>>({
      query: ask(ConversationDocument),
      transformResponse: (data: ResultOf<typeof ConversationDocument>) => data.conversation,
      providesTags: (_page, _error, { hash }) => [{ type: 'Messages', id: hash }],
    }),
    messageRecipient: build.query<Recipient | null, VariablesOf<typeof MessageRecipientDocument>>({
      query: ask(MessageRecipientDocument),
      transformResponse: (data: ResultOf<typeof MessageRecipientDocument>) => data.messageRecipient,
      keepUnusedDataFor: 0,
    }),
    messageContacts: build.query<Recipient[], void>({
      query: () => ask(MessageContactsDocument)({}),
      transformResponse: (data: ResultOf<typeof MessageContactsDocument>) => data.messageContacts,
      keepUnusedDataFor: 0,
    }),
    takesMessageRequests: build.query<boolean, void>({
      query: () => ask(TakesMessageRequestsDocument)({}),
      transformResponse: (data: ResultOf<typeof TakesMessageRequestsDocument>) => data.takesMessageRequests,
      providesTags: [{ type: 'Messages', id: 'WRITERS' }],
    }),
    blockedMembers: build.query<Recipient[], void>({
      query: () => ask(BlockedMembersDocument)({}),
      transformResponse: (data: ResultOf<typeof BlockedMembersDocument>) => data.blockedMembers,
      providesTags: [{ type: 'Messages', id: 'BLOCKED' }],
    }),
    messagesExport: build.query<Exported, VariablesOf<typeof MessagesExportDocument>>({
      query: ask(MessagesExportDocument),
      transformResponse: (data: ResultOf<typeof MessagesExportDocument>) => data.messagesExport,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useConversationsQuery,
  useConversationQuery,
  useMessageRecipientQuery,
  useMessageContactsQuery,
  useBlockedMembersQuery,
  useTakesMessageRequestsQuery,
  useLazyMessagesExportQuery,
} = conversationsApi;
