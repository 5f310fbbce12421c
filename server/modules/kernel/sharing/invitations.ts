import { INVITATION_DAYS, MOST_SHARERS, type SharedRole } from '#domain/kernel/grants/sharedRoles.ts';
import type { Database } from '#server/platform/db/database.ts';
import { linkTokenHash, newLinkToken } from '#server/platform/encryption/randomTokens.ts';

import type { SharedThing } from './memberships.ts';

/** A token is as long as those that are made; a longer text is none. */
const LONGEST_TOKEN = 100;

/** An invitation that is good, with what its reader is told of the thing. */
export interface OpenInvitation {
  id: number;
  /** Of the thing. */
  thingId: string;
  name: string;
  ownerName: string;
  role: SharedRole;
  acceptedBy: number | null;
}

/** How many members and open invitations a thing has. */
const countOf = async (tx: Database, { label, members, invitations, key }: SharedThing, id: string): Promise<number> =>
  (
    await tx.one<{ count: number }>(
      `/* ${label}.memberCount */ SELECT (SELECT count(*) FROM ${members} WHERE ${key} = $1) + (SELECT count(*) FROM ${invitations} WHERE ${key} = $1 AND accepted_at IS NULL AND expires_at > now()) AS count`,
      [id],
    )
  )?.count ?? 0;

/** A link for one person to a thing that is held; null when it has as many members and invitations as it may have. */
export async function inviteTo(
  tx: Database,
  thing: SharedThing,
  id: string,
  role: SharedRole,
): Promise<{ token: string; expiresAt: Date } | null> {
  if ((await countOf(tx, thing, id)) >= MOST_SHARERS) return null;
  const { token, hash } = newLinkToken();
  const made = await tx.one<{ expiresAt: Date }>(
    `/* ${thing.label}.invite */ INSERT INTO ${thing.invitations} (${thing.key}, token_hash, role, expires_at) VALUES ($1, $2, $3, now() + make_interval(days => ${INVITATION_DAYS})) RETURNING expires_at AS "expiresAt"`,
    [id, hash, role],
  );
  return made && { token, expiresAt: made.expiresAt };
}

/**
 * The invitation of a token that this member may accept, or has accepted; held until the transaction ends. Null where
 * it is not good.
 */
export const openInvitation = (
  tx: Database,
  { label, table, owner, invitations, key }: SharedThing,
  token: string,
  memberId: number | null,
): Promise<OpenInvitation | null> =>
  tx.one<OpenInvitation>(
    `/* ${label}.invitation */ SELECT i.id, i.${key} AS "thingId", k.name, coalesce(o.first_name, 'A member') AS "ownerName", i.role, i.accepted_by AS "acceptedBy"
     FROM ${invitations} i JOIN ${table} k ON k.id = i.${key} LEFT JOIN member o ON o.id = k.${owner}
     WHERE i.token_hash = $1 AND k.removed_at IS NULL AND (i.accepted_at IS NULL AND i.expires_at > now() OR i.accepted_by = $2::bigint) FOR UPDATE OF i`,
    [linkTokenHash(token.slice(0, LONGEST_TOKEN)), memberId],
  );

/** Lets a member join by an invitation; who may do as much already stays what they are. */
export async function joinBy(
  tx: Database,
  { label, table, owner, members, invitations, key }: SharedThing,
  { id, thingId, role, acceptedBy }: OpenInvitation,
  memberId: number,
): Promise<void> {
  if (acceptedBy !== null) return;
  await tx.rows(
    `/* ${label}.accepted */ UPDATE ${invitations} SET accepted_at = now(), accepted_by = $2 WHERE id = $1`,
    [id, memberId],
  );
  await tx.rows(
    `/* ${label}.join */ INSERT INTO ${members} (${key}, member_id, role) SELECT $1, $2, $3 WHERE NOT EXISTS (SELECT FROM ${table} WHERE id = $1 AND ${owner} = $2)
     ON CONFLICT (${key}, member_id) DO UPDATE SET role = excluded.role WHERE ${members}.role = 'reader' OR excluded.role = 'owner'`,
    [thingId, memberId, role],
  );
}
