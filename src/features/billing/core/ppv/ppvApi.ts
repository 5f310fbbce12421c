import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { PpvPreviewDocument, PreviewPpvPurchaseDocument } from './ppv.generated.ts';

/** What a single record costs. Amounts are minor units. */
export type PpvPreview = ResultOf<typeof PpvPreviewDocument>['previewPpvPurchase']['preview'];

const ppvApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    ppvPreview: build.query<PpvPreview, VariablesOf<typeof PpvPreviewDocument>>({
      query: ask(PpvPreviewDocument),
      transformResponse: (data: ResultOf<typeof PpvPreviewDocument>) => data.previewPpvPurchase.preview,
      // A price is asked for when it is shown.
      keepUnusedDataFor: 0,
    }),
    previewPpvPurchase: build.mutation<PpvPreview, VariablesOf<typeof PreviewPpvPurchaseDocument>>({
      query: ask(PreviewPpvPurchaseDocument),
      transformResponse: (data: ResultOf<typeof PreviewPpvPurchaseDocument>) => data.previewPpvPurchase.preview,
    }),
  }),
});

export const { usePpvPreviewQuery, usePreviewPpvPurchaseMutation } = ppvApi;
