import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';

import { BuyItemWithCreditsDocument, OwnCreditsDocument } from './items.generated.ts';

const itemsApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    ownCredits: query(OwnCreditsDocument, { transformResponse: (data) => data.credits.left, keepUnusedDataFor: 0 }),
    buyItemWithCredits: mutation(BuyItemWithCreditsDocument, 'buyItemWithCredits'),
  })),
});

export const { useOwnCreditsQuery, useBuyItemWithCreditsMutation } = itemsApi;
