import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { AskForDutiesDocument, DecideStaffRequestDocument, StaffBoardDocument } from './duties.generated.ts';

type Board = ResultOf<typeof StaffBoardDocument>['staffBoard'];
/** An account of staff. */
export type StaffAccount = NonNullable<Board['accounts']>[number];
/** What a second person decides. */
export type StaffRequest = Board['requests'][number];

const dutiesApi = baseApi.enhanceEndpoints({ addTagTypes: ['Duties'] }).injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    staffBoard: query(StaffBoardDocument, 'staffBoard', { keepUnusedDataFor: 0, providesTags: ['Duties'] }),
    askForDuties: mutation(AskForDutiesDocument, 'askForDuties', { invalidatesTags: ['Duties'] }),
    /** Asked again also after a refusal: someone else may have decided. */
    decideStaffRequest: mutation(DecideStaffRequestDocument, 'decideStaffRequest', { invalidatesTags: ['Duties'] }),
  })),
});

export const { useStaffBoardQuery, useAskForDutiesMutation, useDecideStaffRequestMutation } = dutiesApi;
