import { billingApi } from '#features/billing/core/index.ts';
import { ask } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { StartCheckoutDocument } from './checkouts.generated.ts';

type Started = ResultOf<typeof StartCheckoutDocument>['startCheckout'];

/** What the order needs; what becomes of a payment is asked by the pages it ends at (outcomesApi.ts). */
const checkoutsApi = billingApi.injectEndpoints({
  endpoints: (build) => ({
    startCheckout: build.mutation<Started, VariablesOf<typeof StartCheckoutDocument>>({
      query: ask(StartCheckoutDocument),
      transformResponse: (data: ResultOf<typeof StartCheckoutDocument>) => data.startCheckout,
      invalidatesTags: (answer) =>
        answer?.checkout?.state === 'DONE' ? ['Subscription', 'SavedCards', 'Invoices'] : [],
    }),
  }),
});

export const { useStartCheckoutMutation } = checkoutsApi;
