import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import {
  InstitutionsDocument,
  LibrarySignInFailureDocument,
  TakeLibrarySeatDocument,
} from './institutions.generated.ts';

type Institutions = ResultOf<typeof InstitutionsDocument>['institutions'];
/** A library or other institution that readers can sign in through. */
export type Institution = Institutions[number];
/** What is known of a library sign-in that failed; null when the reference is unknown or old. */
export type SignInFailure = ResultOf<typeof LibrarySignInFailureDocument>['librarySignInFailure'];

/** How a patron finds their library; null for who did not come through one. */
export type LibrarySeat = ResultOf<typeof TakeLibrarySeatDocument>['takeLibrarySeat'];

const institutionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** By name. */
    institutions: build.query<Institutions, void>({
      query: () => ask(InstitutionsDocument)({}),
      transformResponse: (data: ResultOf<typeof InstitutionsDocument>) => data.institutions,
      keepUnusedDataFor: 600,
    }),
    librarySignInFailure: build.query<SignInFailure, VariablesOf<typeof LibrarySignInFailureDocument>>({
      query: ask(LibrarySignInFailureDocument),
      transformResponse: (data: ResultOf<typeof LibrarySignInFailureDocument>) => data.librarySignInFailure,
    }),
    takeLibrarySeat: build.mutation<LibrarySeat, void>({
      query: () => ask(TakeLibrarySeatDocument)({}),
      transformResponse: (data: ResultOf<typeof TakeLibrarySeatDocument>) => data.takeLibrarySeat,
    }),
  }),
});

export const { useInstitutionsQuery, useLibrarySignInFailureQuery, useTakeLibrarySeatMutation } = institutionsApi;
