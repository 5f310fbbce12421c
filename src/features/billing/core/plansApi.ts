import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { billingApi } from './billingApi.ts';
import { PlanOffersDocument } from './plans.generated.ts';

type Answered = ResultOf<typeof PlanOffersDocument>;

/** Plans that open the same, for one term or another. */
export type PlanOffer = Answered['planOffers'][number];
/** A plan of one term with its price. */
export type PlanPrice = PlanOffer['prices'][number];

const plansApi = billingApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /** What is on sale, lesser tiers and shorter terms first, in one currency. Null: that of the reader. */
    planOffers: query(PlanOffersDocument, 'planOffers'),
  })),
});

export const { usePlanOffersQuery } = plansApi;
