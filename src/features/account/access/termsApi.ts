import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { AcceptTermsOfUseDocument, TermsOfUseDocument } from './terms.generated.ts';

type TermsAnswer = ResultOf<typeof TermsOfUseDocument>['content'];

const termsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The terms of use, as `/terms` shows them; null where the operator has published none. */
    termsOfUse: build.query<TermsAnswer, void>({
      query: () => ask(TermsOfUseDocument)({}),
      transformResponse: (data: ResultOf<typeof TermsOfUseDocument>) => data.content,
    }),
    /** The member accepts the terms of use as they are now. */
    acceptTerms: build.mutation<unknown, void>({ query: () => ask(AcceptTermsOfUseDocument)({}) }),
  }),
});

export const { useTermsOfUseQuery, useAcceptTermsMutation } = termsApi;
