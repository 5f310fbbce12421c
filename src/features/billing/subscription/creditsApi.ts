import { billingApi } from '#features/billing/core/index.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { CreditsDocument, KeepCreditsDocument } from './subscription.generated.ts';

export type Credits = ResultOf<typeof CreditsDocument>['credits'];

const creditsApi = billingApi.injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    credits: query(CreditsDocument, 'credits', { keepUnusedDataFor: 0 }),
    keepCredits: mutation(KeepCreditsDocument, 'keepCredits', {
      onQueryStarted: async (_sent, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(creditsApi.util.updateQueryData('credits', undefined, () => data.credits));
      },
    }),
  })),
});

export const { useCreditsQuery, useKeepCreditsMutation } = creditsApi;
