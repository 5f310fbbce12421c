import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import {
  DoctorFindingsDocument,
  MakeOwnerDocument,
  ReturnMailTestDocument,
  SendMailTestDocument,
  SetUpDocument,
  SetUpStepsDocument,
} from './setUp.generated.ts';

/** How far the set-up is. */
export type SetUpProgress = ResultOf<typeof SetUpStepsDocument>['setUpSteps'];
/** One thing that the doctor saw. */
export type DoctorFinding = ResultOf<typeof DoctorFindingsDocument>['doctorFindings'][number];

const setUpApi = baseApi.enhanceEndpoints({ addTagTypes: ['SetUpSteps', 'SiteSettings'] }).injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    setUp: query(SetUpDocument, 'setUp'),
    makeOwner: mutation(MakeOwnerDocument, 'makeOwner'),
    setUpSteps: query(SetUpStepsDocument, 'setUpSteps', { providesTags: ['SetUpSteps', 'SiteSettings'] }),
    doctorFindings: query(DoctorFindingsDocument, 'doctorFindings', { keepUnusedDataFor: 0 }),
    sendMailTest: mutation(SendMailTestDocument, 'sendMailTest'),
    returnMailTest: mutation(ReturnMailTestDocument, 'returnMailTest', { invalidatesTags: ['SetUpSteps'] }),
  })),
});

export const {
  useSetUpQuery,
  useMakeOwnerMutation,
  useSetUpStepsQuery,
  useDoctorFindingsQuery,
  useSendMailTestMutation,
  useReturnMailTestMutation,
} = setUpApi;
