import { endMembership, type SharedThing } from '#server/modules/kernel/sharing/memberships.ts';
import type { Database } from '#server/platform/db/database.ts';

/** How collections are shared. */
export const SHARED_COLLECTION: SharedThing = {
  noun: 'collection',
  path: '/collections/collection/',
  label: 'collections',
  table: 'collection',
  owner: 'owner_id',
  members: 'collection_member',
  invitations: 'collection_invitation',
  key: 'collection_id',
};

/** Ends a membership; the member's own clippings leave the collection with them. False where there was none. */
export async function leave(tx: Database, collectionId: string, memberId: number): Promise<boolean> {
  if (!(await endMembership(tx, SHARED_COLLECTION, collectionId, memberId))) return false;
  await tx.rows(
    '/* collections.takeAlong */ DELETE FROM collection_item i USING clipping c WHERE i.collection_id = $1 AND c.id = i.clipping_id AND c.member_id = $2',
    [collectionId, memberId],
  );
  return true;
}
