import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

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
  endpoints: fromOperations(({ query, mutation }) => ({
    /** By name. */
    institutions: query(InstitutionsDocument, 'institutions', { keepUnusedDataFor: 600 }),
    librarySignInFailure: query(LibrarySignInFailureDocument, 'librarySignInFailure'),
    takeLibrarySeat: mutation(TakeLibrarySeatDocument, 'takeLibrarySeat'),
  })),
});

export const { useInstitutionsQuery, useLibrarySignInFailureQuery, useTakeLibrarySeatMutation } = institutionsApi;
