import type { SharedRole } from '#domain/kernel/grants/sharedRoles.ts';
import type { CollectionMember } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { SharedThing } from './sharedThing.ts';

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
