import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';

import { AcceptTermsOfUseDocument, TermsOfUseDocument } from './terms.generated.ts';

const termsApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    /** The terms of use, as `/terms` shows them; null where the operator has published none. */
    termsOfUse: query(TermsOfUseDocument, 'content'),
    /** The member accepts the terms of use as they are now. */
    acceptTerms: mutation(AcceptTermsOfUseDocument),
  })),
});

export const { useTermsOfUseQuery, useAcceptTermsMutation } = termsApi;
