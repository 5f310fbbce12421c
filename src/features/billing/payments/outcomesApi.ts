import { billingApi } from '#features/billing/core/index.ts';
import { ask } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import {
  CancelCheckoutDocument,
  PaidStandingDocument,
  SavedCardsDocument,
  SettleCheckoutDocument,
  type CheckoutFieldsFragment,
} from './outcomes.generated.ts';

/** A purchase of the reader. */
export type Checkout = CheckoutFieldsFragment;
type Standing = ResultOf<typeof PaidStandingDocument>['subscriptionStanding'];
type Cards = ResultOf<typeof SavedCardsDocument>['savedCards'];

/** What a payment that is done makes out of date. */
const whenDone = (checkout: { state: string } | null | undefined) =>
  checkout?.state === 'DONE' ? (['Subscription', 'SavedCards', 'Invoices'] as const) : [];

const outcomesApi = billingApi.injectEndpoints({
  endpoints: (build) => ({
    /** Asks the processor: what a page does that the processor sent the reader back to. */
    settleCheckout: build.mutation<Checkout | null, VariablesOf<typeof SettleCheckoutDocument>>({
      query: ask(SettleCheckoutDocument),
      transformResponse: (data: ResultOf<typeof SettleCheckoutDocument>) => data.settleCheckout,
      invalidatesTags: whenDone,
    }),
    cancelCheckout: build.mutation<Checkout | null, VariablesOf<typeof CancelCheckoutDocument>>({
      query: ask(CancelCheckoutDocument),
      transformResponse: (data: ResultOf<typeof CancelCheckoutDocument>) => data.cancelCheckout,
      invalidatesTags: whenDone,
    }),
    paymentCards: build.query<Cards, void>({
      query: () => ask(SavedCardsDocument)({}),
      transformResponse: (data: ResultOf<typeof SavedCardsDocument>) => data.savedCards,
      providesTags: ['SavedCards'],
    }),
    /** What runs now, and what is paid next. */
    paidStanding: build.query<Standing, void>({
      query: () => ask(PaidStandingDocument)({}),
      transformResponse: (data: ResultOf<typeof PaidStandingDocument>) => data.subscriptionStanding,
      providesTags: ['Subscription'],
    }),
  }),
});

export const { useSettleCheckoutMutation, useCancelCheckoutMutation, usePaymentCardsQuery, usePaidStandingQuery } =
  outcomesApi;
