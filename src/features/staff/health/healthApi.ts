import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { SiteHealthDocument } from './health.generated.ts';

/** How the site is. */
export type SiteHealth = ResultOf<typeof SiteHealthDocument>['siteHealth'];

const healthApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    siteHealth: query(SiteHealthDocument, 'siteHealth', { keepUnusedDataFor: 0 }),
  })),
});

export const { useSiteHealthQuery } = healthApi;
