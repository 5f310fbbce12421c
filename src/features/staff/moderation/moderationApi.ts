import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { DecideMessageDocument, ModerationLogDocument, ModerationQueueDocument } from './moderation.generated.ts';

type Queue = ResultOf<typeof ModerationQueueDocument>['moderationQueue'];
/** A message that waits for a decision. */
export type ModerationCase = Queue[number];

const moderationApi = baseApi.enhanceEndpoints({ addTagTypes: ['Moderation'] }).injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    /** Nothing of it is kept once the page is left. */
    moderationQueue: query(ModerationQueueDocument, 'moderationQueue', {
      keepUnusedDataFor: 0,
      providesTags: ['Moderation'],
    }),
    moderationLog: query(ModerationLogDocument, 'moderationLog', {
      keepUnusedDataFor: 0,
      providesTags: ['Moderation'],
    }),
    decideMessage: mutation(DecideMessageDocument, 'decideMessage', { invalidatesTags: ['Moderation'] }),
  })),
});

export const { useModerationQueueQuery, useModerationLogQuery, useDecideMessageMutation } = moderationApi;
