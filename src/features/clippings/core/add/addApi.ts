import { fromOperations } from '#services/graphql/fromOperations.ts';

import { clippingsApi } from '../clippingTags.ts';
import { AddToCollectionDocument, MakeCollectionDocument } from './addToCollection.generated.ts';

const addApi = clippingsApi.injectEndpoints({
  endpoints: fromOperations(({ mutation }) => ({
    makeCollection: mutation(MakeCollectionDocument, 'makeCollection', { invalidatesTags: ['Collections'] }),
    addToCollection: mutation(AddToCollectionDocument, 'addToCollection', { invalidatesTags: ['Collections'] }),
  })),
});

export const { useMakeCollectionMutation, useAddToCollectionMutation } = addApi;
