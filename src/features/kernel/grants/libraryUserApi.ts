import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { LibraryUserDetailsDocument } from './libraryUser.generated.ts';

type Answer = ResultOf<typeof LibraryUserDetailsDocument>['libraryUserDetails'];

const libraryUserApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null for a reader who did not come through a library. Kept for ten minutes: it changes with a sign-in only. */
    libraryUserDetails: build.query<Answer, void>({
      query: () => ask(LibraryUserDetailsDocument)({}),
      keepUnusedDataFor: 600,
      transformResponse: (data: ResultOf<typeof LibraryUserDetailsDocument>) => data.libraryUserDetails,
    }),
  }),
});

export const { libraryUserDetails } = libraryUserApi.endpoints;
export const { useLibraryUserDetailsQuery } = libraryUserApi;
