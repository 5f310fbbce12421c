import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { SupportRequestsDocument } from './tickets.generated.ts';

type Lines = ResultOf<typeof SupportRequestsDocument>['supportRequests'];

const ticketsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The last changed first. Asked again whenever the page opens. */
    supportRequests: build.query<Lines, void>({
      query: () => ask(SupportRequestsDocument)({}),
      transformResponse: (data: ResultOf<typeof SupportRequestsDocument>) => data.supportRequests,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useSupportRequestsQuery } = ticketsApi;
