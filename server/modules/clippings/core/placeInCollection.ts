import { positionBehind } from '#domain/clippings/collections/positionBetween.ts';
import { mayInShared } from '#domain/kernel/grants/sharedRoles.ts';
import type { Database } from '#server/platform/db/database.ts';

import { collectionStanding, hasRoom, touchCollection } from './collectionAccess.ts';

/** What is put into a collection: one of the two. */
export interface PlacedItem {
  clippingId: string | null;
  recordId: string | null;
  note: string;
}

/** Why something cannot be put into a collection. */
export type PlacingRefusal = 'missing' | 'full';

/**
 * Puts an item at the end of a collection; one that is in it already stays where it is. Call it in a transaction.
 *
 * @param memberId - null: the site itself.
 * @returns the item's number, or why not: `missing` where there is no such collection that the member may change.
 */
export async function placeInCollection(
  tx: Database,
  collectionId: string,
  memberId: number | null,
  { clippingId, recordId, note }: PlacedItem,
): Promise<number | PlacingRefusal> {
  const collection = await collectionStanding(tx, collectionId, memberId, true);
  if (!collection || (memberId !== null && !mayInShared('arrange', collection))) return 'missing';
  const known = await tx.one<{ id: number }>(
    '/* collections.known */ SELECT id FROM collection_item WHERE collection_id = $1 AND (clipping_id = $2 OR record_id = $3)',
    [collectionId, clippingId, recordId],
  );
  if (known) return known.id;
  if (!(await hasRoom(tx, collectionId))) return 'full';
  const last = await tx.one<{ position: string }>(
    '/* collections.last */ SELECT position FROM collection_item WHERE collection_id = $1 ORDER BY position DESC LIMIT 1',
    [collectionId],
  );
  const position = positionBehind(last?.position ?? null);
  const added = await tx.one<{ id: number }>(
    '/* collections.place */ INSERT INTO collection_item (collection_id, clipping_id, record_id, position, note, added_by) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id',
    [collectionId, clippingId, recordId, position, note, memberId],
  );
  await touchCollection(tx, collectionId);
  return added?.id ?? 'missing';
}
