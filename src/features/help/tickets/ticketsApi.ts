import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';

import { SupportRequestsDocument } from './tickets.generated.ts';

const ticketsApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /** The last changed first. Asked again whenever the page opens. */
    supportRequests: query(SupportRequestsDocument, 'supportRequests', { keepUnusedDataFor: 0 }),
  })),
});

export const { useSupportRequestsQuery } = ticketsApi;
