import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';

import { UpsertAffiliateUserDocument } from './affiliates.generated.ts';

/** The click that brought a member here; the answer is not read (spec 1 section 7). */
export const affiliatesApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ mutation }) => ({
    upsertAffiliateUser: mutation(UpsertAffiliateUserDocument),
  })),
});
