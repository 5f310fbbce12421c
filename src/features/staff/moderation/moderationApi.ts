import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { DecideMessageDocument, ModerationLogDocument, ModerationQueueDocument } from './moderation.generated.ts';

type Queue = ResultOf<typeof ModerationQueueDocument>['moderationQueue'];
type Log = ResultOf<typeof ModerationLogDocument>['moderationLog'];
/** A message that waits for a decision. */
export type ModerationCase = Queue[number];

const moderationApi = baseApi.enhanceEndpoints({ addTagTypes: ['Moderation'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Nothing of it is kept once the page is left. */
    moderationQueue: build.query<Queue, void>({
      query: () => ask(ModerationQueueDocument)({}),
      transformResponse: (data: ResultOf<typeof ModerationQueueDocument>) => data.moderationQueue,
      keepUnusedDataFor: 0,
      providesTags: ['Moderation'],
    }),
    moderationLog: build.query<Log, void>({
      query: () => ask(ModerationLogDocument)({}),
      transformResponse: (data: ResultOf<typeof ModerationLogDocument>) => data.moderationLog,
      keepUnusedDataFor: 0,
      providesTags: ['Moderation'],
    }),
    decideMessage: build.mutation<boolean, VariablesOf<typeof DecideMessageDocument>>({
      query: ask(DecideMessageDocument),
      transformResponse: (data: ResultOf<typeof DecideMessageDocument>) => data.decideMessage,
      invalidatesTags: ['Moderation'],
    }),
  }),
});

export const { useModerationQueueQuery, useModerationLogQuery, useDecideMessageMutation } = moderationApi;
