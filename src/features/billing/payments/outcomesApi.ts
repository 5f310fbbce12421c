import { billingApi } from '#features/billing/core/index.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';

import {
  CancelCheckoutDocument,
  PaidStandingDocument,
  SavedCardsDocument,
  SettleCheckoutDocument,
  type CheckoutFieldsFragment,
} from './outcomes.generated.ts';

/** A purchase of the reader. */
export type Checkout = CheckoutFieldsFragment;

/** What a payment that is done makes out of date. */
const whenDone = (checkout: { state: string } | null | undefined) =>
  checkout?.state === 'DONE' ? (['Subscription', 'SavedCards', 'Invoices'] as const) : [];

const outcomesApi = billingApi.injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    /** Asks the processor: what a page does that the processor sent the reader back to. */
    settleCheckout: mutation(SettleCheckoutDocument, 'settleCheckout', { invalidatesTags: whenDone }),
    cancelCheckout: mutation(CancelCheckoutDocument, 'cancelCheckout', { invalidatesTags: whenDone }),
    paymentCards: query(SavedCardsDocument, 'savedCards', { providesTags: ['SavedCards'] }),
    /** What runs now, and what is paid next. */
    paidStanding: query(PaidStandingDocument, 'subscriptionStanding', { providesTags: ['Subscription'] }),
  })),
});

export const { useSettleCheckoutMutation, useCancelCheckoutMutation, usePaymentCardsQuery, usePaidStandingQuery } =
  outcomesApi;
