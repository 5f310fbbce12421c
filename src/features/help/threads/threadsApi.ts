import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import {
  DeskMoveDocument,
  DeskReplyDocument,
  DeskRequestDocument,
  ReplyToSupportDocument,
  SolveSupportRequestDocument,
  SupportRequestDocument,
} from './threads.generated.ts';

type Asked = ResultOf<typeof SupportRequestDocument>['supportRequest'];
type Replied = ResultOf<typeof ReplyToSupportDocument>['replyToSupport'];

/** A request with its thread. */
export type ShownRequest = NonNullable<Asked>;
/** What became of a reply. */
export type ReplyOutcome = Replied;

const threadsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null where there is none for who asks. Asked again whenever the page opens. */
    supportRequest: build.query<Asked, VariablesOf<typeof SupportRequestDocument>>({
      query: ask(SupportRequestDocument),
      transformResponse: (data: ResultOf<typeof SupportRequestDocument>) => data.supportRequest,
      keepUnusedDataFor: 0,
    }),
    deskRequest: build.query<Asked, VariablesOf<typeof DeskRequestDocument>>({
      query: ask(DeskRequestDocument),
      transformResponse: (data: ResultOf<typeof DeskRequestDocument>) => data.deskRequest,
      keepUnusedDataFor: 0,
    }),
    replyToSupport: build.mutation<Replied, VariablesOf<typeof ReplyToSupportDocument>>({
      query: ask(ReplyToSupportDocument),
      transformResponse: (data: ResultOf<typeof ReplyToSupportDocument>) => data.replyToSupport,
    }),
    solveSupportRequest: build.mutation<Asked, VariablesOf<typeof SolveSupportRequestDocument>>({
      query: ask(SolveSupportRequestDocument),
      transformResponse: (data: ResultOf<typeof SolveSupportRequestDocument>) => data.solveSupportRequest,
    }),
    deskReply: build.mutation<Replied, VariablesOf<typeof DeskReplyDocument>>({
      query: ask(DeskReplyDocument),
      transformResponse: (data: ResultOf<typeof DeskReplyDocument>) => data.deskReply,
    }),
    deskMove: build.mutation<Asked, VariablesOf<typeof DeskMoveDocument>>({
      query: ask(DeskMoveDocument),
      transformResponse: (data: ResultOf<typeof DeskMoveDocument>) => data.deskMove,
    }),
  }),
});

export const {
  useSupportRequestQuery,
  useDeskRequestQuery,
  useReplyToSupportMutation,
  useSolveSupportRequestMutation,
  useDeskReplyMutation,
  useDeskMoveMutation,
} = threadsApi;
