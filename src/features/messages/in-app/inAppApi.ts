import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { GetCepJwtDocument } from './inApp.generated.ts';

const inAppApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The token of the messaging provider. Never kept: each connection asks for its own (spec 1 section 7). */
    getCepJwt: build.query<string, void>({
      query: () => ask(GetCepJwtDocument)({}),
      transformResponse: (data: ResultOf<typeof GetCepJwtDocument>) => data.getCepJwt.token,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { getCepJwt } = inAppApi.endpoints;
