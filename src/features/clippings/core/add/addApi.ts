import { ask } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { clippingsApi } from '../clippingTags.ts';
import { AddToCollectionDocument, MakeCollectionDocument } from './addToCollection.generated.ts';

const addApi = clippingsApi.injectEndpoints({
  endpoints: (build) => ({
    makeCollection: build.mutation<
      ResultOf<typeof MakeCollectionDocument>['makeCollection'],
      VariablesOf<typeof MakeCollectionDocument>
    >({
      query: ask(MakeCollectionDocument),
      transformResponse: (data: ResultOf<typeof MakeCollectionDocument>) => data.makeCollection,
      invalidatesTags: ['Collections'],
    }),
    addToCollection: build.mutation<{ id: string } | null, VariablesOf<typeof AddToCollectionDocument>>({
      query: ask(AddToCollectionDocument),
      transformResponse: (data: ResultOf<typeof AddToCollectionDocument>) => data.addToCollection,
      invalidatesTags: ['Collections'],
    }),
  }),
});

export const { useMakeCollectionMutation, useAddToCollectionMutation } = addApi;
