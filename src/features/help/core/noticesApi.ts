import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { ServiceNoticesDocument } from './notices.generated.ts';

/** What staff say of the state of the site. */
export type ServiceNotice = ResultOf<typeof ServiceNoticesDocument>['serviceNotices'][number];

const KEPT_SECONDS = 300;

const noticesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** In force and of the last 90 days, newest first. */
    serviceNotices: build.query<ServiceNotice[], void>({
      query: () => ask(ServiceNoticesDocument)({}),
      transformResponse: (data: ResultOf<typeof ServiceNoticesDocument>) => data.serviceNotices,
      keepUnusedDataFor: KEPT_SECONDS,
    }),
  }),
});

export const { useServiceNoticesQuery } = noticesApi;
/** For whom asks without drawing. */
export const { serviceNotices } = noticesApi.endpoints;
