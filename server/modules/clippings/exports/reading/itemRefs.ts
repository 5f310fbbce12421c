import { isClippingId } from '#domain/clippings/core/clippingAddresses.ts';
import { CLIPPING_LIMITS } from '#domain/clippings/core/clippingLimits.ts';
import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { readViewer } from '#server/engines/identity/accounts/readViewer.ts';
import {
  createCollectionStore,
  itemsOf,
  type StoredCollection,
  type StoredItem,
} from '#server/modules/clippings/collections/index.ts';
import { ownClippingIds } from '#server/modules/clippings/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { ExportSubject } from '../exportStore.ts';

/** An item that is to be exported: exactly one of clipping and record. */
export type ItemRef = Pick<StoredItem, 'note' | 'clippingId' | 'recordId'>;

/** What is exported, for whom. */
export interface OpenSubject {
  /** With the rights of this moment. */
  viewer: Viewer;
  /** Null: the member's own clippings. */
  collection: StoredCollection | null;
}

/** An item by its id alone. */
export const refOf = (id: string): ItemRef => ({
  note: '',
  clippingId: isClippingId(id) ? id : null,
  recordId: isClippingId(id) ? null : id,
});

/** What a member may export; null for a collection that they may not read now, and for a member who is gone. */
export async function openSubject(
  db: Database,
  memberId: number,
  { collectionId }: Pick<ExportSubject, 'collectionId'>,
): Promise<OpenSubject | null> {
  // Rights of staff come with their way of signing in: an export has none of these.
  const viewer = await readViewer(db, memberId, []);
  if (!viewer) return null;
  if (collectionId === null) return { viewer, collection: null };
  const collection = collectionId.includes('\0')
    ? null
    : await createCollectionStore({ db }).readable(memberId, collectionId);
  return collection && { viewer, collection };
}

/** Its items, in order. */
export async function itemRefs(
  db: Database,
  { viewer, collection }: OpenSubject,
  { words, tag }: ExportSubject,
): Promise<ItemRef[]> {
  if (collection) return itemsOf(db, collection.id, { offset: 0, first: CLIPPING_LIMITS.itemsOfCollection });
  return (await ownClippingIds(db, viewer, { words, tag, collectionId: null, isRemoved: false })).map(refOf);
}
