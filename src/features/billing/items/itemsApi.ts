import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { BuyItemWithCreditsDocument, OwnCreditsDocument } from './items.generated.ts';

const itemsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    ownCredits: build.query<number, void>({
      query: () => ask(OwnCreditsDocument)({}),
      transformResponse: (data: ResultOf<typeof OwnCreditsDocument>) => data.credits.left,
      keepUnusedDataFor: 0,
    }),
    buyItemWithCredits: build.mutation<
      ResultOf<typeof BuyItemWithCreditsDocument>['buyItemWithCredits'],
      VariablesOf<typeof BuyItemWithCreditsDocument>
    >({
      query: ask(BuyItemWithCreditsDocument),
      transformResponse: (data: ResultOf<typeof BuyItemWithCreditsDocument>) => data.buyItemWithCredits,
    }),
  }),
});

export const { useOwnCreditsQuery, useBuyItemWithCreditsMutation } = itemsApi;
