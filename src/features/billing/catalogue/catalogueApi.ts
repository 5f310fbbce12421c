import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { CatalogueDocument, ChangeCatalogueDocument, PreviewCatalogueChangeDocument } from './catalogue.generated.ts';

export type Catalogue = ResultOf<typeof CatalogueDocument>['catalogue'];
export type CataloguePlan = Catalogue['plans'][number];
export type CataloguePrice = CataloguePlan['prices'][number];
export type ItemPrice = Catalogue['itemPrices'][number];
export type CreditPackage = Catalogue['packages'][number];
export type TaxRate = Catalogue['taxRates'][number];
export type Promotion = Catalogue['promotions'][number];
export type Preview = ResultOf<typeof PreviewCatalogueChangeDocument>['previewCatalogueChange'];
export type ChangeInput = VariablesOf<typeof ChangeCatalogueDocument>['change'];

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Catalogue'] }).injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    catalogue: query(CatalogueDocument, 'catalogue', { keepUnusedDataFor: 0, providesTags: ['Catalogue'] }),
    /** Changes nothing; asked again each time, since a colleague may have changed something meanwhile. */
    previewCatalogueChange: query(PreviewCatalogueChangeDocument, 'previewCatalogueChange', { keepUnusedDataFor: 0 }),
    changeCatalogue: mutation(ChangeCatalogueDocument, 'changeCatalogue', { invalidatesTags: ['Catalogue'] }),
  })),
});

export const { useCatalogueQuery, useLazyPreviewCatalogueChangeQuery, useChangeCatalogueMutation } = api;
