import { messagesApi } from '#features/messages/core/index.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

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
  endpoints: fromOperations(({ query }) => ({
    conversations: query(ConversationsDocument, 'conversations', { providesTags: [{ type: 'Messages', id: 'LIST' }] }),
    /** Null when there is none, or the member is not in it. */
    conversation: query(ConversationDocument, 'conversation', {
      providesTags: (_page, _error, { hash }) => [{ type: 'Messages', id: hash }],
    }),
    messageRecipient: query(MessageRecipientDocument, 'messageRecipient', { keepUnusedDataFor: 0 }),
    messageContacts: query(MessageContactsDocument, 'messageContacts', { keepUnusedDataFor: 0 }),
    takesMessageRequests: query(TakesMessageRequestsDocument, 'takesMessageRequests', {
      providesTags: [{ type: 'Messages', id: 'WRITERS' }],
    }),
    blockedMembers: query(BlockedMembersDocument, 'blockedMembers', {
      providesTags: [{ type: 'Messages', id: 'BLOCKED' }],
    }),
    messagesExport: query(MessagesExportDocument, 'messagesExport', { keepUnusedDataFor: 0 }),
  })),
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
