import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { FreeTrialEligibilityDocument } from './freeTrial.generated.ts';

const queries = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Whether the reader may have a free trial. */
    freeTrialEligibility: build.query<boolean, void>({
      query: () => ask(FreeTrialEligibilityDocument)({}),
      transformResponse: (data: ResultOf<typeof FreeTrialEligibilityDocument>) => data.isEligibleForFreeTrial,
    }),
  }),
});

export const { useFreeTrialEligibilityQuery } = queries;
