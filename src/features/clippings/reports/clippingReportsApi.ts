import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { ClippingReportsDocument, DecideClippingReportDocument } from './clippingReports.generated.ts';

/** A report about a shared clipping. */
export type ClippingReport = ResultOf<typeof ClippingReportsDocument>['clippingReports'][number];

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    clippingReports: build.query<ClippingReport[], VariablesOf<typeof ClippingReportsDocument>>({
      query: ask(ClippingReportsDocument),
      transformResponse: (data: ResultOf<typeof ClippingReportsDocument>) => data.clippingReports,
      keepUnusedDataFor: 0,
    }),
    /** False when someone else decided first. */
    decideClippingReport: build.mutation<boolean, VariablesOf<typeof DecideClippingReportDocument>>({
      query: ask(DecideClippingReportDocument),
      transformResponse: (data: ResultOf<typeof DecideClippingReportDocument>) => data.decideClippingReport,
    }),
  }),
});

export const { useClippingReportsQuery, useDecideClippingReportMutation } = api;
