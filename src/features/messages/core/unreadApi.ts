import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { UnreadMessagesDocument } from './unread.generated.ts';

type UnreadMessages = ResultOf<typeof UnreadMessagesDocument>['unreadMessages'];

/** Everything of messages is asked for again when a stream says that something changed; a conversation by its name. */
export const messagesApi = baseApi.enhanceEndpoints({ addTagTypes: ['Messages'] });

const unreadApi = messagesApi.injectEndpoints({
  endpoints: (build) => ({
    /** How much is new, for the account menu. */
    unreadMessages: build.query<UnreadMessages, void>({
      query: () => ask(UnreadMessagesDocument)({}),
      transformResponse: (data: ResultOf<typeof UnreadMessagesDocument>) => data.unreadMessages,
      providesTags: [{ type: 'Messages', id: 'UNREAD' }],
    }),
  }),
});

export const { unreadMessages } = unreadApi.endpoints;
