import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';

import { GetCepJwtDocument } from './inApp.generated.ts';

const inAppApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /** The token of the messaging provider. Never kept: each connection asks for its own (spec 1 section 7). */
    getCepJwt: query(GetCepJwtDocument, { transformResponse: (data) => data.getCepJwt.token, keepUnusedDataFor: 0 }),
  })),
});

export const { getCepJwt } = inAppApi.endpoints;
