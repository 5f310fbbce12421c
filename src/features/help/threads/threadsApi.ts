import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

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
export type RequestThread = NonNullable<Asked>;
/** What became of a reply. */
export type ReplyOutcome = Replied;

const threadsApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    /** Null where there is none for who asks. Asked again whenever the page opens. */
    supportRequest: query(SupportRequestDocument, 'supportRequest', { keepUnusedDataFor: 0 }),
    deskRequest: query(DeskRequestDocument, 'deskRequest', { keepUnusedDataFor: 0 }),
    replyToSupport: mutation(ReplyToSupportDocument, 'replyToSupport'),
    solveSupportRequest: mutation(SolveSupportRequestDocument, 'solveSupportRequest'),
    deskReply: mutation(DeskReplyDocument, 'deskReply'),
    deskMove: mutation(DeskMoveDocument, 'deskMove'),
  })),
});

export const {
  useSupportRequestQuery,
  useDeskRequestQuery,
  useReplyToSupportMutation,
  useSolveSupportRequestMutation,
  useDeskReplyMutation,
  useDeskMoveMutation,
} = threadsApi;
