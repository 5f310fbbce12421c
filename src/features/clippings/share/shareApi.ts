import { clippingsApi } from '#features/clippings/core/index.ts';
import { ask } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { ReportSharedClippingDocument, SharedClippingDocument } from './share.generated.ts';

type Shared = ResultOf<typeof SharedClippingDocument>['sharedClipping'];

const api = clippingsApi.injectEndpoints({
  endpoints: (build) => ({
    /** Asked again whenever it is opened: a link can be revoked, and a page closed, at any time. */
    sharedClipping: build.query<Shared, VariablesOf<typeof SharedClippingDocument>>({
      query: ask(SharedClippingDocument),
      transformResponse: (data: ResultOf<typeof SharedClippingDocument>) => data.sharedClipping,
      providesTags: ['Clippings'],
      keepUnusedDataFor: 0,
    }),
    reportSharedClipping: build.mutation<
      ResultOf<typeof ReportSharedClippingDocument>['reportSharedClipping'],
      VariablesOf<typeof ReportSharedClippingDocument>
    >({
      query: ask(ReportSharedClippingDocument),
      transformResponse: (data: ResultOf<typeof ReportSharedClippingDocument>) => data.reportSharedClipping,
    }),
  }),
});

export const { useSharedClippingQuery, useReportSharedClippingMutation } = api;
