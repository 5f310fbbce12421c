import { messagesApi } from '#features/messages/core/index.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import {
  AnswerStaffMessageDocument,
  DeleteStaffMessageDocument,
  MarkStaffMessageReadDocument,
  StaffMessagesDocument,
} from './fromStaff.generated.ts';

type Listed = ResultOf<typeof StaffMessagesDocument>['staffMessages'];

/** A message of the site's staff. */
export type StaffMessage = Listed[number];

const STAFF = { type: 'Messages', id: 'STAFF' } as const;
const UNREAD = { type: 'Messages', id: 'UNREAD' } as const;

const fromStaffApi = messagesApi.injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    staffMessages: query(StaffMessagesDocument, 'staffMessages', { providesTags: [STAFF] }),
    markStaffMessageRead: mutation(MarkStaffMessageReadDocument, 'markStaffMessageRead', {
      invalidatesTags: [STAFF, UNREAD],
    }),
    /** A reference, or why not. */
    answerStaffMessage: mutation(AnswerStaffMessageDocument, 'answerStaffMessage', { invalidatesTags: [STAFF] }),
    deleteStaffMessage: mutation(DeleteStaffMessageDocument, 'deleteStaffMessage', {
      invalidatesTags: [STAFF, UNREAD],
    }),
  })),
});

export const {
  useStaffMessagesQuery,
  useMarkStaffMessageReadMutation,
  useAnswerStaffMessageMutation,
  useDeleteStaffMessageMutation,
} = fromStaffApi;
