import { clippingsApi } from '#features/clippings/core/index.ts';
import { treeNumberOf } from '#features/trees/core/index.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import {
  ChangeClippingDocument,
  MyClippingsDocument,
  OneClippingDocument,
  RemoveClippingDocument,
  RestoreClippingDocument,
  SearchClippingsDocument,
  ShareClippingDocument,
  UnshareClippingDocument,
} from './collections.generated.ts';

type Mine = ResultOf<typeof MyClippingsDocument>['myClippings'];
type Whole = ResultOf<typeof OneClippingDocument>['clipping'];
/** A clipping as lists show it. */
export type ClippingBrief = Mine['clippings'][number];
/** A clipping that is opened. */
export type ClippingWhole = NonNullable<Whole>;

const api = clippingsApi.enhanceEndpoints({ addTagTypes: ['TreePeople'] }).injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    myClippings: query(MyClippingsDocument, 'myClippings', { providesTags: ['Clippings'] }),
    /** Asked again whenever it is opened: what its reader may see changes at any time. */
    oneClipping: query(OneClippingDocument, 'clipping', {
      // It says whose evidence it is, which changes with their trees.
      providesTags: (clipping) => [
        'Clippings',
        'Collections',
        ...(clipping?.people ?? []).map(({ personId }) => ({
          type: 'TreePeople' as const,
          id: treeNumberOf(personId),
        })),
      ],
      keepUnusedDataFor: 0,
    }),
    searchClippings: query(SearchClippingsDocument, 'searchClippings', { providesTags: ['Clippings'] }),
    changeClipping: mutation(ChangeClippingDocument, 'changeClipping', {
      // A refusal says that it was changed elsewhere: what is shown is old then, too.
      invalidatesTags: ['Clippings'],
    }),
    removeClipping: mutation(RemoveClippingDocument, 'removeClipping', {
      invalidatesTags: ['Clippings', 'Collections'],
    }),
    restoreClipping: mutation(RestoreClippingDocument, 'restoreClipping', {
      invalidatesTags: ['Clippings', 'Collections'],
    }),
    shareClipping: mutation(ShareClippingDocument, 'shareClipping', { invalidatesTags: ['Clippings'] }),
    unshareClipping: mutation(UnshareClippingDocument, 'unshareClipping', { invalidatesTags: ['Clippings'] }),
  })),
});

export const {
  useMyClippingsQuery,
  useOneClippingQuery,
  useSearchClippingsQuery,
  useChangeClippingMutation,
  useRemoveClippingMutation,
  useRestoreClippingMutation,
  useShareClippingMutation,
  useUnshareClippingMutation,
} = api;
