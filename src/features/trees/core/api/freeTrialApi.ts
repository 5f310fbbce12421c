import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';

import { FreeTrialEligibilityDocument } from './freeTrial.generated.ts';

const queries = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /** Whether the reader may have a free trial. */
    freeTrialEligibility: query(FreeTrialEligibilityDocument, 'isEligibleForFreeTrial'),
  })),
});

export const { useFreeTrialEligibilityQuery } = queries;
