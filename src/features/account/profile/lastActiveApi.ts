import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';

import { SetUserLastActiveDocument } from './profile.generated.ts';

const lastActiveApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ mutation }) => ({
    /** Its answer is not read (spec 1 section 7). */
    setUserLastActive: mutation(SetUserLastActiveDocument),
  })),
});

export const { setUserLastActive } = lastActiveApi.endpoints;
