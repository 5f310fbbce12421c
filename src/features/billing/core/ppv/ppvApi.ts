import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { PpvPreviewDocument, PreviewPpvPurchaseDocument } from './ppv.generated.ts';

/** What a single record costs. Amounts are minor units. */
export type PpvPreview = ResultOf<typeof PpvPreviewDocument>['previewPpvPurchase']['preview'];

const ppvApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    ppvPreview: query(PpvPreviewDocument, {
      transformResponse: (data) => data.previewPpvPurchase.preview,
      // A price is asked for when it is shown.
      keepUnusedDataFor: 0,
    }),
    previewPpvPurchase: mutation(PreviewPpvPurchaseDocument, {
      transformResponse: (data) => data.previewPpvPurchase.preview,
    }),
  })),
});

export const { usePpvPreviewQuery, usePreviewPpvPurchaseMutation } = ppvApi;
