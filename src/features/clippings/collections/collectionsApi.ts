import { clippingsApi } from '#features/clippings/core/index.ts';
import { askInTurn } from '#services/graphql/askInTurn.ts';
import { ask } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import {
  AcceptCollectionInvitationDocument,
  ChangeCollectionDocument,
  ChangeCollectionItemDocument,
  CollectionInvitationDocument,
  InviteToCollectionDocument,
  MoveCollectionItemDocument,
  MyCollectionsDocument,
  OneCollectionDocument,
  PublicCollectionsDocument,
  RemoveCollectionDocument,
  RemoveCollectionMemberDocument,
  RemoveFromCollectionDocument,
  RestoreCollectionDocument,
} from './collections.generated.ts';

type Mine = ResultOf<typeof MyCollectionsDocument>['myCollections'];
type Public = ResultOf<typeof PublicCollectionsDocument>['collections'];
type Whole = ResultOf<typeof OneCollectionDocument>['collection'];
/** A collection as lists show it. */
export type CollectionBrief = Mine['collections'][number];
/** A collection that is opened, with a stretch of its items. */
export type CollectionWhole = NonNullable<Whole>;
export type CollectionItem = CollectionWhole['items'][number];

const queries = clippingsApi.injectEndpoints({
  endpoints: (build) => ({
    myCollections: build.query<Mine, VariablesOf<typeof MyCollectionsDocument>>({
      query: ask(MyCollectionsDocument),
      transformResponse: (data: ResultOf<typeof MyCollectionsDocument>) => data.myCollections,
      providesTags: ['Collections'],
    }),
    publicCollections: build.query<Public, VariablesOf<typeof PublicCollectionsDocument>>({
      query: ask(PublicCollectionsDocument),
      transformResponse: (data: ResultOf<typeof PublicCollectionsDocument>) => data.collections,
      providesTags: ['Collections'],
    }),
    /** Asked again whenever it is opened: others change it, and what is open changes at any time. */
    oneCollection: build.query<Whole, VariablesOf<typeof OneCollectionDocument>>({
      query: ask(OneCollectionDocument),
      transformResponse: (data: ResultOf<typeof OneCollectionDocument>) => data.collection,
      providesTags: ['Clippings', 'Collections'],
      keepUnusedDataFor: 0,
    }),
    collectionInvitation: build.query<
      ResultOf<typeof CollectionInvitationDocument>['collectionInvitation'],
      VariablesOf<typeof CollectionInvitationDocument>
    >({
      query: ask(CollectionInvitationDocument),
      transformResponse: (data: ResultOf<typeof CollectionInvitationDocument>) => data.collectionInvitation,
      keepUnusedDataFor: 0,
    }),
  }),
});

/** A move with the stretch of items that is shown. */
type Move = VariablesOf<typeof MoveCollectionItemDocument> & { shown: VariablesOf<typeof OneCollectionDocument> };

/** The items with one of them behind another. @param after - null: first. */
export function itemsMoved<Item extends { id: string }>(
  items: readonly Item[],
  id: string,
  after: string | null | undefined,
): Item[] {
  const item = items.find((each) => each.id === id);
  const rest = items.filter((each) => each.id !== id);
  const at = after === null || after === undefined ? 0 : rest.findIndex((each) => each.id === after) + 1;
  return item ? [...rest.slice(0, at), item, ...rest.slice(at)] : [...items];
}

const mutations = queries.injectEndpoints({
  endpoints: (build) => ({
    changeCollection: build.mutation<CollectionBrief | null, VariablesOf<typeof ChangeCollectionDocument>>({
      query: ask(ChangeCollectionDocument),
      transformResponse: (data: ResultOf<typeof ChangeCollectionDocument>) => data.changeCollection,
      invalidatesTags: ['Collections'],
    }),
    removeCollection: build.mutation<boolean, VariablesOf<typeof RemoveCollectionDocument>>({
      query: ask(RemoveCollectionDocument),
      transformResponse: (data: ResultOf<typeof RemoveCollectionDocument>) => data.removeCollection,
      invalidatesTags: ['Collections'],
    }),
    restoreCollection: build.mutation<{ id: string } | null, VariablesOf<typeof RestoreCollectionDocument>>({
      query: ask(RestoreCollectionDocument),
      transformResponse: (data: ResultOf<typeof RestoreCollectionDocument>) => data.restoreCollection,
      invalidatesTags: ['Collections'],
    }),
    /** The list is in its new order at once, and in the old one again where the server refuses. */
    moveCollectionItem: build.mutation<ResultOf<typeof MoveCollectionItemDocument>, Move>({
      queryFn: askInTurn(MoveCollectionItemDocument, ({ id, after }: Move) => ({ id, after })),
      async onQueryStarted({ id, after, shown }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          queries.util.updateQueryData('oneCollection', shown, (collection) => {
            if (collection) collection.items = itemsMoved(collection.items, id, after);
          }),
        );
        const answer = await queryFulfilled.catch(() => null);
        if (!answer?.data.moveCollectionItem) patch.undo();
      },
      // Another window may have ordered it meanwhile.
      invalidatesTags: ['Collections'],
    }),
    changeCollectionItem: build.mutation<{ id: string } | null, VariablesOf<typeof ChangeCollectionItemDocument>>({
      query: ask(ChangeCollectionItemDocument),
      transformResponse: (data: ResultOf<typeof ChangeCollectionItemDocument>) => data.changeCollectionItem,
      invalidatesTags: ['Collections'],
    }),
    removeFromCollection: build.mutation<boolean, VariablesOf<typeof RemoveFromCollectionDocument>>({
      query: ask(RemoveFromCollectionDocument),
      transformResponse: (data: ResultOf<typeof RemoveFromCollectionDocument>) => data.removeFromCollection,
      invalidatesTags: ['Collections'],
    }),
    inviteToCollection: build.mutation<
      ResultOf<typeof InviteToCollectionDocument>['inviteToCollection'],
      VariablesOf<typeof InviteToCollectionDocument>
    >({
      query: ask(InviteToCollectionDocument),
      transformResponse: (data: ResultOf<typeof InviteToCollectionDocument>) => data.inviteToCollection,
    }),
    acceptCollectionInvitation: build.mutation<
      { id: string } | null,
      VariablesOf<typeof AcceptCollectionInvitationDocument>
    >({
      query: ask(AcceptCollectionInvitationDocument),
      transformResponse: (data: ResultOf<typeof AcceptCollectionInvitationDocument>) => data.acceptCollectionInvitation,
      invalidatesTags: ['Collections'],
    }),
    removeCollectionMember: build.mutation<boolean, VariablesOf<typeof RemoveCollectionMemberDocument>>({
      query: ask(RemoveCollectionMemberDocument),
      transformResponse: (data: ResultOf<typeof RemoveCollectionMemberDocument>) => data.removeCollectionMember,
      invalidatesTags: ['Collections'],
    }),
  }),
});

export const { useMyCollectionsQuery, usePublicCollectionsQuery, useOneCollectionQuery, useCollectionInvitationQuery } =
  queries;
export const {
  useChangeCollectionMutation,
  useRemoveCollectionMutation,
  useRestoreCollectionMutation,
  useMoveCollectionItemMutation,
  useChangeCollectionItemMutation,
  useRemoveFromCollectionMutation,
  useInviteToCollectionMutation,
  useAcceptCollectionInvitationMutation,
  useRemoveCollectionMemberMutation,
} = mutations;
