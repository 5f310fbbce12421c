import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import {
  AddPasskeyDocument,
  RemovePasskeyDocument,
  RenamePasskeyDocument,
  RenewRecoveryCodesDocument,
  SecondFactorsDocument,
  StartPasskeyDocument,
} from './secondFactors.generated.ts';

/** What the reader can show besides a password. */
export type SecondFactors = ResultOf<typeof SecondFactorsDocument>['secondFactors'];
export type Passkey = SecondFactors['passkeys'][number];

// 'OwnDetails' is what the account pages invalidate when multi-factor authentication is switched.
const api = baseApi.enhanceEndpoints({ addTagTypes: ['OwnDetails', 'SecondFactors'] });

/**
 * Operations of passkeys and recovery codes. What `startPasskey` and `renewRecoveryCodes` answer must not be kept in
 * the store: call them with `track: false` (useSecondFactorCalls.ts).
 */
export const secondFactorsApi = api.injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    secondFactors: query(SecondFactorsDocument, 'secondFactors', {
      providesTags: ['OwnDetails', 'SecondFactors'],
      keepUnusedDataFor: 0,
    }),
    startPasskey: mutation(StartPasskeyDocument, 'startPasskey'),
    addPasskey: mutation(AddPasskeyDocument, 'addPasskey', { invalidatesTags: ['SecondFactors'] }),
    renamePasskey: mutation(RenamePasskeyDocument, 'renamePasskey', { invalidatesTags: ['SecondFactors'] }),
    removePasskey: mutation(RemovePasskeyDocument, 'removePasskey', { invalidatesTags: ['SecondFactors'] }),
    renewRecoveryCodes: mutation(RenewRecoveryCodesDocument, 'renewRecoveryCodes', {
      invalidatesTags: (_codes, error) => (error ? [] : ['SecondFactors']),
    }),
  })),
});
