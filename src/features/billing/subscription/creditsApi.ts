import { billingApi } from '#features/billing/core/index.ts';
import { ask } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { CreditsDocument, KeepCreditsDocument } from './subscription.generated.ts';

type Answered = ResultOf<typeof KeepCreditsDocument>['keepCredits'];
export type Credits = ResultOf<typeof CreditsDocument>['credits'];

const creditsApi = billingApi.injectEndpoints({
  endpoints: (build) => ({
    credits: build.query<Credits, void>({
      query: () => ask(CreditsDocument)({}),
      transformResponse: (data: ResultOf<typeof CreditsDocument>) => data.credits,
      keepUnusedDataFor: 0,
    }),
    keepCredits: build.mutation<Answered, VariablesOf<typeof KeepCreditsDocument>>({
      query: ask(KeepCreditsDocument),
      transformResponse: (data: ResultOf<typeof KeepCreditsDocument>) => data.keepCredits,
      onQueryStarted: async (_sent, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(creditsApi.util.updateQueryData('credits', undefined, () => data.credits));
      },
    }),
  }),
});

export const { useCreditsQuery, useKeepCreditsMutation } = creditsApi;
