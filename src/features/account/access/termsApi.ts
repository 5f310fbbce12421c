import { ask, baseApi } from '#services/graphql/baseApi.ts';

import { AcceptTermsOfUseDocument } from './terms.generated.ts';

const termsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The member accepts the terms of use as they are now. */
    acceptTerms: build.mutation<unknown, void>({ query: () => ask(AcceptTermsOfUseDocument)({}) }),
  }),
});

export const { useAcceptTermsMutation } = termsApi;
