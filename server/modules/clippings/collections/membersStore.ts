import { CLIPPING_LIMITS } from '#domain/clippings/core/clippingLimits.ts';
import type { CollectionMember } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';
import { linkTokenHash, newLinkToken } from '#server/platform/seal/linkToken.ts';

/** What an invitation or a membership gives. */
export type Given = 'owner' | 'editor' | 'reader';

/** Days for which an invitation is good. */
const INVITATION_DAYS = 30;
/** A token is as long as those that are made; a longer text is none. */
const LONGEST_TOKEN = 100;

/** An invitation that is good, with what its reader is told of the collection. */
export interface OpenInvitation {
  id: number;
  collectionId: string;
  collectionName: string;
  ownerName: string;
  role: Given;
  acceptedBy: number | null;
}

/** Whom a collection is shared with, its maker first. They know each other by name. */
export async function membersOf(db: Database, collectionId: string): Promise<CollectionMember[]> {
  const rows = await db.rows<{ memberId: number; displayName: string; role: Given }>(
    `/* collections.members */ SELECT o.id AS "memberId", o.first_name || ' ' || o.last_name AS "displayName", 'owner' AS role, '-infinity'::timestamptz AS since FROM collection k JOIN member o ON o.id = k.owner_id WHERE k.id = $1
     UNION ALL SELECT o.id, o.first_name || ' ' || o.last_name, m.role, m.since FROM collection_member m JOIN member o ON o.id = m.member_id WHERE m.collection_id = $1 ORDER BY since, "memberId"`,
    [collectionId],
  );
  return rows.map(({ memberId, displayName, role }) => ({ memberId: String(memberId), displayName, role: role.toUpperCase() as CollectionMember['role'] }));
}

/** How many members and open invitations a collection has. */
const countOf = async (tx: Database, collectionId: string): Promise<number> =>
  (await tx.one<{ count: number }>(
    `/* collections.memberCount */ SELECT (SELECT count(*) FROM collection_member WHERE collection_id = $1) + (SELECT count(*) FROM collection_invitation WHERE collection_id = $1 AND accepted_at IS NULL AND expires_at > now()) AS count`,
    [collectionId],
  ))?.count ?? 0;

/** A link for one person to a collection that is held; null when it has as many members and invitations as it may have. */
export async function inviteTo(tx: Database, collectionId: string, role: Given): Promise<{ token: string; expiresAt: Date } | null> {
  if ((await countOf(tx, collectionId)) >= CLIPPING_LIMITS.membersOfCollection) return null;
  const { token, hash } = newLinkToken();
  const made = await tx.one<{ expiresAt: Date }>(
    `/* collections.invite */ INSERT INTO collection_invitation (collection_id, token_hash, role, expires_at) VALUES ($1, $2, $3, now() + make_interval(days => ${INVITATION_DAYS})) RETURNING expires_at AS "expiresAt"`,
    [collectionId, hash, role],
  );
  return made && { token, expiresAt: made.expiresAt };
}

/** The invitation of a token that this member may accept, or has accepted; held until the transaction ends. Null where it is not good. */
export const openInvitation = (tx: Database, token: string, memberId: number | null): Promise<OpenInvitation | null> =>
  tx.one<OpenInvitation>(
    `/* collections.invitation */ SELECT i.id, i.collection_id AS "collectionId", k.name AS "collectionName", coalesce(o.first_name, 'A member') AS "ownerName", i.role, i.accepted_by AS "acceptedBy"
     FROM collection_invitation i JOIN collection k ON k.id = i.collection_id LEFT JOIN member o ON o.id = k.owner_id
     WHERE i.token_hash = $1 AND k.removed_at IS NULL AND (i.accepted_at IS NULL AND i.expires_at > now() OR i.accepted_by = $2::bigint) FOR UPDATE OF i`,
    [linkTokenHash(token.slice(0, LONGEST_TOKEN)), memberId],
  );

/** Lets a member join by an invitation; who may do as much already stays what they are. */
export async function joinBy(tx: Database, { id, collectionId, role, acceptedBy }: OpenInvitation, memberId: number): Promise<void> {
  if (acceptedBy !== null) return;
  await tx.rows('/* collections.accepted */ UPDATE collection_invitation SET accepted_at = now(), accepted_by = $2 WHERE id = $1', [id, memberId]);
  await tx.rows(
    `/* collections.join */ INSERT INTO collection_member (collection_id, member_id, role) SELECT $1, $2, $3 WHERE NOT EXISTS (SELECT FROM collection WHERE id = $1 AND owner_id = $2)
     ON CONFLICT (collection_id, member_id) DO UPDATE SET role = excluded.role WHERE collection_member.role = 'reader' OR excluded.role = 'owner'`,
    [collectionId, memberId, role],
  );
}

/** Ends a membership; the member's own clippings leave the collection with them. False where there was none. */
export async function leave(tx: Database, collectionId: string, memberId: number): Promise<boolean> {
  const left = await tx.one('/* collections.leave */ DELETE FROM collection_member WHERE collection_id = $1 AND member_id = $2 RETURNING member_id', [collectionId, memberId]);
  if (left === null) return false;
  await tx.rows('/* collections.takeAlong */ DELETE FROM collection_item i USING clipping c WHERE i.collection_id = $1 AND c.id = i.clipping_id AND c.member_id = $2', [collectionId, memberId]);
  return true;
}
