import { messagesApi } from '#features/messages/core/index.ts';
import { ask } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import {
  AnswerStaffMessageDocument,
  DeleteStaffMessageDocument,
  MarkStaffMessageReadDocument,
  StaffMessagesDocument,
} from './fromStaff.generated.ts';

type Listed = ResultOf<typeof StaffMessagesDocument>['staffMessages'];
type Answer = ResultOf<typeof AnswerStaffMessageDocument>['answerStaffMessage'];

/** A message of the site's staff. */
export type StaffMessage = Listed[number];

const STAFF = { type: 'Messages', id: 'STAFF' } as const;
const UNREAD = { type: 'Messages', id: 'UNREAD' } as const;

const fromStaffApi = messagesApi.injectEndpoints({
  endpoints: (build) => ({
    staffMessages: build.query<Listed, void>({
      query: () => ask(StaffMessagesDocument)({}),
      transformResponse: (data: ResultOf<typeof StaffMessagesDocument>) => data.staffMessages,
      providesTags: [STAFF],
    }),
    markStaffMessageRead: build.mutation<boolean, VariablesOf<typeof MarkStaffMessageReadDocument>>({
      query: ask(MarkStaffMessageReadDocument),
      transformResponse: (data: ResultOf<typeof MarkStaffMessageReadDocument>) => data.markStaffMessageRead,
      invalidatesTags: [STAFF, UNREAD],
    }),
    /** A reference, or why not. */
    answerStaffMessage: build.mutation<Answer, VariablesOf<typeof AnswerStaffMessageDocument>>({
      query: ask(AnswerStaffMessageDocument),
      transformResponse: (data: ResultOf<typeof AnswerStaffMessageDocument>) => data.answerStaffMessage,
      invalidatesTags: [STAFF],
    }),
    deleteStaffMessage: build.mutation<boolean, VariablesOf<typeof DeleteStaffMessageDocument>>({
      query: ask(DeleteStaffMessageDocument),
      transformResponse: (data: ResultOf<typeof DeleteStaffMessageDocument>) => data.deleteStaffMessage,
      invalidatesTags: [STAFF, UNREAD],
    }),
  }),
});

export const {
  useStaffMessagesQuery,
  useMarkStaffMessageReadMutation,
  useAnswerStaffMessageMutation,
  useDeleteStaffMessageMutation,
} = fromStaffApi;
