import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { ServiceNoticesDocument } from './notices.generated.ts';

/** What staff say of the state of the site. */
export type ServiceNotice = ResultOf<typeof ServiceNoticesDocument>['serviceNotices'][number];

const KEPT_SECONDS = 300;

const noticesApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /** In force and of the last 90 days, newest first. */
    serviceNotices: query(ServiceNoticesDocument, 'serviceNotices', { keepUnusedDataFor: KEPT_SECONDS }),
  })),
});

export const { useServiceNoticesQuery } = noticesApi;
/** For whom asks without drawing. */
export const { serviceNotices } = noticesApi.endpoints;
