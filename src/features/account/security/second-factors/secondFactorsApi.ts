import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

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
 * the store: call them with `track: false` (useUntracked.ts).
 */
export const secondFactorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    secondFactors: build.query<SecondFactors, void>({
      query: () => ask(SecondFactorsDocument)({}),
      transformResponse: (data: ResultOf<typeof SecondFactorsDocument>) => data.secondFactors,
      providesTags: ['OwnDetails', 'SecondFactors'],
      keepUnusedDataFor: 0,
    }),
    startPasskey: build.mutation<string, void>({
      query: () => ask(StartPasskeyDocument)({}),
      transformResponse: (data: ResultOf<typeof StartPasskeyDocument>) => data.startPasskey,
    }),
    addPasskey: build.mutation<boolean, VariablesOf<typeof AddPasskeyDocument>>({
      query: ask(AddPasskeyDocument),
      transformResponse: (data: ResultOf<typeof AddPasskeyDocument>) => data.addPasskey,
      invalidatesTags: ['SecondFactors'],
    }),
    renamePasskey: build.mutation<boolean, VariablesOf<typeof RenamePasskeyDocument>>({
      query: ask(RenamePasskeyDocument),
      transformResponse: (data: ResultOf<typeof RenamePasskeyDocument>) => data.renamePasskey,
      invalidatesTags: ['SecondFactors'],
    }),
    removePasskey: build.mutation<boolean, VariablesOf<typeof RemovePasskeyDocument>>({
      query: ask(RemovePasskeyDocument),
      transformResponse: (data: ResultOf<typeof RemovePasskeyDocument>) => data.removePasskey,
      invalidatesTags: ['SecondFactors'],
    }),
    renewRecoveryCodes: build.mutation<string[], void>({
      query: () => ask(RenewRecoveryCodesDocument)({}),
      transformResponse: (data: ResultOf<typeof RenewRecoveryCodesDocument>) => data.renewRecoveryCodes,
      invalidatesTags: (_codes, error) => (error ? [] : ['SecondFactors']),
    }),
  }),
});
