import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';

import { LibraryUserDetailsDocument } from './libraryUser.generated.ts';

const libraryUserApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /** Null for a reader who did not come through a library. Kept for ten minutes: it changes with a sign-in only. */
    libraryUserDetails: query(LibraryUserDetailsDocument, 'libraryUserDetails', { keepUnusedDataFor: 600 }),
  })),
});

export const { libraryUserDetails } = libraryUserApi.endpoints;
export const { useLibraryUserDetailsQuery } = libraryUserApi;
