import { clippingsApi } from '#features/clippings/core/index.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';

import { ReportSharedClippingDocument, SharedClippingDocument } from './share.generated.ts';

const api = clippingsApi.injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    /** Asked again whenever it is opened: a link can be revoked, and a page closed, at any time. */
    sharedClipping: query(SharedClippingDocument, 'sharedClipping', {
      providesTags: ['Clippings'],
      keepUnusedDataFor: 0,
    }),
    reportSharedClipping: mutation(ReportSharedClippingDocument, 'reportSharedClipping'),
  })),
});

export const { useSharedClippingQuery, useReportSharedClippingMutation } = api;
