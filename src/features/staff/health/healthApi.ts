import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { SiteHealthDocument } from './health.generated.ts';

/** How the site is. */
export type SiteHealth = ResultOf<typeof SiteHealthDocument>['siteHealth'];

const healthApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    siteHealth: build.query<SiteHealth, void>({
      query: () => ask(SiteHealthDocument)({}),
      transformResponse: (data: ResultOf<typeof SiteHealthDocument>) => data.siteHealth,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useSiteHealthQuery } = healthApi;
