import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import {
  SetInAppMessageLiveDocument,
  StaffInAppMessagesDocument,
  WriteInAppMessageDocument,
} from './inApp.generated.ts';

type Listed = ResultOf<typeof StaffInAppMessagesDocument>['staffInAppMessages'];
/** A message as staff see it. */
export type StaffMessage = Listed[number];

const inAppApi = baseApi.enhanceEndpoints({ addTagTypes: ['InAppMessages'] }).injectEndpoints({
  endpoints: (build) => ({
    staffInAppMessages: build.query<Listed, void>({
      query: () => ask(StaffInAppMessagesDocument)({}),
      transformResponse: (data: ResultOf<typeof StaffInAppMessagesDocument>) => data.staffInAppMessages,
      keepUnusedDataFor: 0,
      providesTags: ['InAppMessages'],
    }),
    writeInAppMessage: build.mutation<StaffMessage | null, VariablesOf<typeof WriteInAppMessageDocument>>({
      query: ask(WriteInAppMessageDocument),
      transformResponse: (data: ResultOf<typeof WriteInAppMessageDocument>) => data.writeInAppMessage,
      invalidatesTags: ['InAppMessages'],
    }),
    setInAppMessageLive: build.mutation<StaffMessage | null, VariablesOf<typeof SetInAppMessageLiveDocument>>({
      query: ask(SetInAppMessageLiveDocument),
      transformResponse: (data: ResultOf<typeof SetInAppMessageLiveDocument>) => data.setInAppMessageLive,
      invalidatesTags: ['InAppMessages'],
    }),
  }),
});

export const { useStaffInAppMessagesQuery, useWriteInAppMessageMutation, useSetInAppMessageLiveMutation } = inAppApi;
