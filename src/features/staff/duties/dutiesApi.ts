import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { AskForDutiesDocument, DecideStaffRequestDocument, StaffBoardDocument } from './duties.generated.ts';

type Board = ResultOf<typeof StaffBoardDocument>['staffBoard'];
/** An account of staff. */
export type StaffAccount = NonNullable<Board['accounts']>[number];
/** What a second person decides. */
export type StaffRequest = Board['requests'][number];

const dutiesApi = baseApi.enhanceEndpoints({ addTagTypes: ['Duties'] }).injectEndpoints({
  endpoints: (build) => ({
    staffBoard: build.query<Board, void>({
      query: () => ask(StaffBoardDocument)({}),
      transformResponse: (data: ResultOf<typeof StaffBoardDocument>) => data.staffBoard,
      keepUnusedDataFor: 0,
      providesTags: ['Duties'],
    }),
    askForDuties: build.mutation<string, VariablesOf<typeof AskForDutiesDocument>>({
      query: ask(AskForDutiesDocument),
      transformResponse: (data: ResultOf<typeof AskForDutiesDocument>) => data.askForDuties,
      invalidatesTags: ['Duties'],
    }),
    /** Asked again also after a refusal: someone else may have decided. */
    decideStaffRequest: build.mutation<boolean, VariablesOf<typeof DecideStaffRequestDocument>>({
      query: ask(DecideStaffRequestDocument),
      transformResponse: (data: ResultOf<typeof DecideStaffRequestDocument>) => data.decideStaffRequest,
      invalidatesTags: ['Duties'],
    }),
  }),
});

export const { useStaffBoardQuery, useAskForDutiesMutation, useDecideStaffRequestMutation } = dutiesApi;
