import { CLIPPING_LIMITS } from '#domain/clippings/core/clippingLimits.ts';
import type { SharedRole } from '#domain/kernel/grants/sharedRoles.ts';
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
export const hasRoom = async (tx: Database, collectionId: string): Promise<boolean> =>
  ((
    await tx.one<{ count: number }>(
      '/* collections.itemCount */ SELECT count(*) AS count FROM collection_item WHERE collection_id = $1',
      [collectionId],
    )
  )?.count ?? 0) < CLIPPING_LIMITS.itemsOfCollection;
