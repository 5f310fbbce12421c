import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { UpsertAffiliateUserDocument } from './affiliates.generated.ts';

/** The click that brought a member here; the answer is not read (spec 1 section 7). */
export const affiliatesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    upsertAffiliateUser: build.mutation<
      ResultOf<typeof UpsertAffiliateUserDocument>,
      VariablesOf<typeof UpsertAffiliateUserDocument>
    >({
      query: ask(UpsertAffiliateUserDocument),
    }),
  }),
});
