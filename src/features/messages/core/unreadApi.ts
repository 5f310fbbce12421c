import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';

import { UnreadMessagesDocument } from './unread.generated.ts';

/** Everything of messages is asked for again when a stream says that something changed; a conversation by its name. */
export const messagesApi = baseApi.enhanceEndpoints({ addTagTypes: ['Messages'] });

const unreadApi = messagesApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /** How much is new, for the account menu. */
    unreadMessages: query(UnreadMessagesDocument, 'unreadMessages', {
      providesTags: [{ type: 'Messages', id: 'UNREAD' }],
    }),
  })),
});

export const { unreadMessages } = unreadApi.endpoints;
