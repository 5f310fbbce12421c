import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import {
  SetInAppMessageLiveDocument,
  StaffInAppMessagesDocument,
  WriteInAppMessageDocument,
} from './inApp.generated.ts';

type Listed = ResultOf<typeof StaffInAppMessagesDocument>['staffInAppMessages'];
/** A message as staff see it. */
export type StaffMessage = Listed[number];

const inAppApi = baseApi.enhanceEndpoints({ addTagTypes: ['InAppMessages'] }).injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    staffInAppMessages: query(StaffInAppMessagesDocument, 'staffInAppMessages', {
      keepUnusedDataFor: 0,
      providesTags: ['InAppMessages'],
    }),
    writeInAppMessage: mutation(WriteInAppMessageDocument, 'writeInAppMessage', { invalidatesTags: ['InAppMessages'] }),
    setInAppMessageLive: mutation(SetInAppMessageLiveDocument, 'setInAppMessageLive', {
      invalidatesTags: ['InAppMessages'],
    }),
  })),
});

export const { useStaffInAppMessagesQuery, useWriteInAppMessageMutation, useSetInAppMessageLiveMutation } = inAppApi;
