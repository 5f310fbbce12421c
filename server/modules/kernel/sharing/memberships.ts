import type { SharedRole } from '#domain/kernel/grants/sharedRoles.ts';
import type { CollectionMember } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

/**
 * Where a kind of thing that members share is stored. Its tables have the same columns, but for the one that names the
 * thing.
 */
export interface SharedThing {
  /** What readers call one: `collection`. */
  noun: string;
  /** In front of its id, the address of its page. */
  path: string;
  /** In front of the labels of statements: `collections`. */
  label: string;
  /** The things, with `id`, `name` and `removed_at`. */
  table: string;
  /** Their column with the member whose they are. */
  owner: string;
  /** Whom they are shared with: the thing, `member_id`, `role`, `since`. */
  members: string;
  /** Links that let one person join. */
  invitations: string;
  /** The column of both that names the thing. */
  key: string;
}

/**
 * The role of a member in a thing, as SQL: `alias` is that of the thing, `member` the placeholder of the member's id,
 * which may be NULL.
 */
export const roleIn = ({ owner, members, key }: SharedThing, alias: string, member: string): string =>
  `CASE WHEN ${alias}.${owner} = ${member}::bigint THEN 'owner' ELSE (SELECT m.role FROM ${members} m WHERE m.${key} = ${alias}.id AND m.member_id = ${member}::bigint) END`;

/** The condition under which a thing is a member's own, or shared with them. */
export const sharedWith = ({ owner, members, key }: SharedThing, alias: string, member: string): string =>
  `(${alias}.${owner} = ${member}::bigint OR EXISTS (SELECT FROM ${members} m WHERE m.${key} = ${alias}.id AND m.member_id = ${member}::bigint))`;

/** Whom a thing is shared with, its maker first. They know each other by name. */
export async function membersOf(
  db: Database,
  { label, table, owner, members, key }: SharedThing,
  id: string,
): Promise<CollectionMember[]> {
  const rows = await db.rows<{ memberId: number; displayName: string; role: SharedRole }>(
    `/* ${label}.members */ SELECT o.id AS "memberId", o.first_name || ' ' || o.last_name AS "displayName", 'owner' AS role, '-infinity'::timestamptz AS since FROM ${table} k JOIN member o ON o.id = k.${owner} WHERE k.id = $1
     UNION ALL SELECT o.id, o.first_name || ' ' || o.last_name, m.role, m.since FROM ${members} m JOIN member o ON o.id = m.member_id WHERE m.${key} = $1 ORDER BY since, "memberId"`,
    [id],
  );
  return rows.map(({ memberId, displayName, role }) => ({
    memberId: String(memberId),
    displayName,
    role: role.toUpperCase() as CollectionMember['role'],
  }));
}

/** Ends a membership. False where there was none. */
export const endMembership = async (
  tx: Database,
  { label, members, key }: SharedThing,
  id: string,
  memberId: number,
): Promise<boolean> =>
  (await tx.one(
    `/* ${label}.leave */ DELETE FROM ${members} WHERE ${key} = $1 AND member_id = $2 RETURNING member_id`,
    [id, memberId],
  )) !== null;
