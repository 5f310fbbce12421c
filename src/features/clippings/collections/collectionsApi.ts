import { clippingsApi } from '#features/clippings/core/index.ts';
import { askInTurn } from '#services/graphql/askInTurn.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
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
type Whole = ResultOf<typeof OneCollectionDocument>['collection'];
/** A collection as lists show it. */
export type CollectionBrief = Mine['collections'][number];
/** A collection that is opened, with a stretch of its items. */
export type CollectionWhole = NonNullable<Whole>;
export type CollectionItem = CollectionWhole['items'][number];

const queries = clippingsApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    myCollections: query(MyCollectionsDocument, 'myCollections', { providesTags: ['Collections'] }),
    publicCollections: query(PublicCollectionsDocument, 'collections', { providesTags: ['Collections'] }),
    /** Asked again whenever it is opened: others change it, and what is open changes at any time. */
    oneCollection: query(OneCollectionDocument, 'collection', {
      providesTags: ['Clippings', 'Collections'],
      keepUnusedDataFor: 0,
    }),
    collectionInvitation: query(CollectionInvitationDocument, 'collectionInvitation', { keepUnusedDataFor: 0 }),
  })),
});

/** A move with the stretch of items that is shown. */
type Move = VariablesOf<typeof MoveCollectionItemDocument> & { shown: VariablesOf<typeof OneCollectionDocument> };

/** The items with one of them behind another. @param after - null: first. */
export function moveItem<Item extends { id: string }>(
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
  endpoints: fromOperations(({ mutation }, build) => ({
    changeCollection: mutation(ChangeCollectionDocument, 'changeCollection', { invalidatesTags: ['Collections'] }),
    removeCollection: mutation(RemoveCollectionDocument, 'removeCollection', { invalidatesTags: ['Collections'] }),
    restoreCollection: mutation(RestoreCollectionDocument, 'restoreCollection', { invalidatesTags: ['Collections'] }),
    /** The list is in its new order at once, and in the old one again where the server refuses. */
    moveCollectionItem: build.mutation<ResultOf<typeof MoveCollectionItemDocument>, Move>({
      queryFn: askInTurn(MoveCollectionItemDocument, ({ id, after }: Move) => ({ id, after })),
      async onQueryStarted({ id, after, shown }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          queries.util.updateQueryData('oneCollection', shown, (collection) => {
            if (collection) collection.items = moveItem(collection.items, id, after);
          }),
        );
        const answer = await queryFulfilled.catch(() => null);
        if (!answer?.data.moveCollectionItem) patch.undo();
      },
      // Another window may have ordered it meanwhile.
      invalidatesTags: ['Collections'],
    }),
    changeCollectionItem: mutation(ChangeCollectionItemDocument, 'changeCollectionItem', {
      invalidatesTags: ['Collections'],
    }),
    removeFromCollection: mutation(RemoveFromCollectionDocument, 'removeFromCollection', {
      invalidatesTags: ['Collections'],
    }),
    inviteToCollection: mutation(InviteToCollectionDocument, 'inviteToCollection'),
    acceptCollectionInvitation: mutation(AcceptCollectionInvitationDocument, 'acceptCollectionInvitation', {
      invalidatesTags: ['Collections'],
    }),
    removeCollectionMember: mutation(RemoveCollectionMemberDocument, 'removeCollectionMember', {
      invalidatesTags: ['Collections'],
    }),
  })),
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
