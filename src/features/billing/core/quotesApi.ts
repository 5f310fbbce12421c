import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { billingApi } from './billingApi.ts';
import { MakeQuoteDocument, type QuoteFieldsFragment } from './quotes.generated.ts';

/** A price that was worked out, as pages show it. */
export type Quote = QuoteFieldsFragment;
export type QuoteAnswer = ResultOf<typeof MakeQuoteDocument>['makeQuote'];

const quotesApi = billingApi.injectEndpoints({
  endpoints: fromOperations(({ mutation }) => ({
    makeQuote: mutation(MakeQuoteDocument, 'makeQuote'),
  })),
});

export const { useMakeQuoteMutation } = quotesApi;
