import { billingApi } from '#features/billing/core/index.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';

import { StartCheckoutDocument } from './checkouts.generated.ts';

/** What the order needs; what becomes of a payment is asked by the pages it ends at (outcomesApi.ts). */
const checkoutsApi = billingApi.injectEndpoints({
  endpoints: fromOperations(({ mutation }) => ({
    startCheckout: mutation(StartCheckoutDocument, 'startCheckout', {
      invalidatesTags: (answer) =>
        answer?.checkout?.state === 'DONE' ? ['Subscription', 'SavedCards', 'Invoices'] : [],
    }),
  })),
});

export const { useStartCheckoutMutation } = checkoutsApi;
