import { ask } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { billingApi } from './billingApi.ts';
import { MakeQuoteDocument, type QuoteFieldsFragment } from './quotes.generated.ts';

/** A price that was worked out, as pages show it. */
export type Quote = QuoteFieldsFragment;
export type QuoteAnswer = ResultOf<typeof MakeQuoteDocument>['makeQuote'];

const quotesApi = billingApi.injectEndpoints({
  endpoints: (build) => ({
    makeQuote: build.mutation<QuoteAnswer, VariablesOf<typeof MakeQuoteDocument>>({
      query: ask(MakeQuoteDocument),
      transformResponse: (data: ResultOf<typeof MakeQuoteDocument>) => data.makeQuote,
    }),
  }),
});

export const { useMakeQuoteMutation } = quotesApi;
