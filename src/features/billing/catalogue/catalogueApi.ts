import { ask, baseApi } from '#services/graphql/baseApi.ts';
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
type Answer = ResultOf<typeof ChangeCatalogueDocument>['changeCatalogue'];

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Catalogue'] }).injectEndpoints({
  endpoints: (build) => ({
    catalogue: build.query<Catalogue, void>({
      query: () => ask(CatalogueDocument)({}),
      transformResponse: (data: ResultOf<typeof CatalogueDocument>) => data.catalogue,
      keepUnusedDataFor: 0,
      providesTags: ['Catalogue'],
    }),
    /** Changes nothing; asked again each time, since a colleague may have changed something meanwhile. */
    previewCatalogueChange: build.query<Preview, VariablesOf<typeof PreviewCatalogueChangeDocument>>({
      query: ask(PreviewCatalogueChangeDocument),
      transformResponse: (data: ResultOf<typeof PreviewCatalogueChangeDocument>) => data.previewCatalogueChange,
      keepUnusedDataFor: 0,
    }),
    changeCatalogue: build.mutation<Answer, VariablesOf<typeof ChangeCatalogueDocument>>({
      query: ask(ChangeCatalogueDocument),
      transformResponse: (data: ResultOf<typeof ChangeCatalogueDocument>) => data.changeCatalogue,
      invalidatesTags: ['Catalogue'],
    }),
  }),
});

export const { useCatalogueQuery, useLazyPreviewCatalogueChangeQuery, useChangeCatalogueMutation } = api;
