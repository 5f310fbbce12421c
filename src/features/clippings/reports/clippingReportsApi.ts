import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { ClippingReportsDocument, DecideClippingReportDocument } from './clippingReports.generated.ts';

/** A report about a shared clipping. */
export type ClippingReport = ResultOf<typeof ClippingReportsDocument>['clippingReports'][number];

const api = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    clippingReports: query(ClippingReportsDocument, 'clippingReports', { keepUnusedDataFor: 0 }),
    /** False when someone else decided first. */
    decideClippingReport: mutation(DecideClippingReportDocument, 'decideClippingReport'),
  })),
});

export const { useClippingReportsQuery, useDecideClippingReportMutation } = api;
