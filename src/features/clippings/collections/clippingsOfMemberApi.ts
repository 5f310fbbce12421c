import { clippingsApi } from '#features/clippings/core/index.ts';
import { treeNumberOf } from '#features/trees/core/index.ts';
import { ask } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

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
type Found = ResultOf<typeof SearchClippingsDocument>['searchClippings'];
/** A clipping as lists show it. */
export type ClippingBrief = Mine['clippings'][number];
/** A clipping that is opened. */
export type ClippingWhole = NonNullable<Whole>;

const api = clippingsApi.enhanceEndpoints({ addTagTypes: ['TreePeople'] }).injectEndpoints({
  endpoints: (build) => ({
    myClippings: build.query<Mine, VariablesOf<typeof MyClippingsDocument>>({
      query: ask(MyClippingsDocument),
      transformResponse: (data: ResultOf<typeof MyClippingsDocument>) => data.myClippings,
      providesTags: ['Clippings'],
    }),
    /** Asked again whenever it is opened: what its reader may see changes at any time. */
    oneClipping: build.query<Whole, VariablesOf<typeof OneClippingDocument>>({
      query: ask(OneClippingDocument),
      transformResponse: (data: ResultOf<typeof OneClippingDocument>) => data.clipping,
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
    searchClippings: build.query<Found, VariablesOf<typeof SearchClippingsDocument>>({
      query: ask(SearchClippingsDocument),
      transformResponse: (data: ResultOf<typeof SearchClippingsDocument>) => data.searchClippings,
      providesTags: ['Clippings'],
    }),
    changeClipping: build.mutation<Whole, VariablesOf<typeof ChangeClippingDocument>>({
      query: ask(ChangeClippingDocument),
      transformResponse: (data: ResultOf<typeof ChangeClippingDocument>) => data.changeClipping,
      // A refusal says that it was changed elsewhere: what is shown is old then, too.
      invalidatesTags: ['Clippings'],
    }),
    removeClipping: build.mutation<boolean, VariablesOf<typeof RemoveClippingDocument>>({
      query: ask(RemoveClippingDocument),
      transformResponse: (data: ResultOf<typeof RemoveClippingDocument>) => data.removeClipping,
      invalidatesTags: ['Clippings', 'Collections'],
    }),
    restoreClipping: build.mutation<
      ResultOf<typeof RestoreClippingDocument>['restoreClipping'],
      VariablesOf<typeof RestoreClippingDocument>
    >({
      query: ask(RestoreClippingDocument),
      transformResponse: (data: ResultOf<typeof RestoreClippingDocument>) => data.restoreClipping,
      invalidatesTags: ['Clippings', 'Collections'],
    }),
    shareClipping: build.mutation<Whole, VariablesOf<typeof ShareClippingDocument>>({
      query: ask(ShareClippingDocument),
      transformResponse: (data: ResultOf<typeof ShareClippingDocument>) => data.shareClipping,
      invalidatesTags: ['Clippings'],
    }),
    unshareClipping: build.mutation<Whole, VariablesOf<typeof UnshareClippingDocument>>({
      query: ask(UnshareClippingDocument),
      transformResponse: (data: ResultOf<typeof UnshareClippingDocument>) => data.unshareClipping,
      invalidatesTags: ['Clippings'],
    }),
  }),
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
