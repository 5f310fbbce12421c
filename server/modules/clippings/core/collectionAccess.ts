import { positionBehind } from '#domain/clippings/collections/positionBetween.ts';
import { CLIPPING_LIMITS } from '#domain/clippings/core/clippingLimits.ts';
import { type SharedRole, mayInShared } from '#domain/kernel/grants/sharedRoles.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A collection that is there, and the role of a member in it. */
export interface CollectionStanding {
  id: string;
  isPublic: boolean;
  /** Null: none. */
  role: SharedRole | null;
}

/**
 * A collection that is not removed, and what a member or visitor is in it; held until the transaction ends where it is
 * asked for. Null where there is none.
 */
export async function collectionStanding(
  tx: Database,
  id: string,
  memberId: number | null,
  isHeld = false,
): Promise<CollectionStanding | null> {
  if (id.includes('\0')) return null;
  // Apart from what is read: a statement that waits for the lock reads roles as they were before.
  if (isHeld)
    await tx.rows(
      '/* collections.hold */ SELECT 1 AS one FROM collection WHERE id = $1 AND removed_at IS NULL FOR UPDATE',
      [id],
    );
  return tx.one<CollectionStanding>(
    `/* collections.standing */ SELECT k.id, k.is_public AS "isPublic", CASE WHEN k.owner_id = $2::bigint THEN 'owner' ELSE (SELECT role FROM collection_member m WHERE m.collection_id = k.id AND m.member_id = $2::bigint) END AS role
     FROM collection k WHERE k.id = $1 AND k.removed_at IS NULL`,
    [id, memberId],
  );
}

/** Counts a change of a collection. */
export const touchCollection = (tx: Database, id: string): Promise<unknown> =>
  tx.rows('/* collections.touch */ UPDATE collection SET version = version + 1, changed_at = now() WHERE id = $1', [
    id,
  ]);

/** Whether a collection that is held has room for one more item. */
const hasRoom = async (tx: Database, collectionId: string): Promise<boolean> =>
  ((
    await tx.one<{ count: number }>(
      '/* collections.itemCount */ SELECT count(*) AS count FROM collection_item WHERE collection_id = $1',
      [collectionId],
    )
  )?.count ?? 0) < CLIPPING_LIMITS.itemsOfCollection;

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
