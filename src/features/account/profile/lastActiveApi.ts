import { ask, baseApi } from '#services/graphql/baseApi.ts';

import { SetUserLastActiveDocument } from './profile.generated.ts';

const lastActiveApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Its answer is not read (spec 1 section 7). */
    setUserLastActive: build.mutation<unknown, void>({ query: () => ask(SetUserLastActiveDocument)({}) }),
  }),
});

export const { setUserLastActive } = lastActiveApi.endpoints;
