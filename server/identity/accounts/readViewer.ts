import type { Viewer } from '#domain/access/accessRule.ts';
import { defaultGrants, type ReaderKind } from '#domain/access/defaultGrants.ts';

import type { Database } from '../../db/database.ts';

interface Row {
  id: string | null;
  kind: Exclude<ReaderKind, 'visitor'> | null;
  grants: string[] | null;
  hasLibraryAccess: boolean | null;
  flags: string[];
  groups: string[];
}

/** One statement for visitors and members alike: it is asked with every request. */
const SQL = `/* viewer.read */ SELECT
    member.id, member.kind, member.grants, has_library_access AS "hasLibraryAccess",
    ARRAY(SELECT name FROM flag WHERE is_on ORDER BY name) AS flags,
    ARRAY(SELECT name FROM test_group WHERE is_open
          UNION SELECT group_name FROM member_group WHERE member_id = $1 ORDER BY 1) AS groups
  FROM (SELECT 1) AS always LEFT JOIN member ON member.id = $1 LEFT JOIN library_user ON member_id = member.id`;

/**
 * What a reader may do, as the database has it. A null `memberId` is a visitor; `methods` is how a member signed in
 * (`amr`): staff are internal only after the internal sign-in.
 *
 * @returns null when there is no such member any more
 */
export async function readViewer(db: Database, memberId: number | null, methods: readonly string[]): Promise<Viewer | null> {
  const row = await db.one<Row>(SQL, [memberId]);
  if (!row || (memberId !== null && row.id === null)) return null;
  return {
    memberId,
    isInternal: row.kind === 'internal' && methods.includes('internal'),
    hasLibraryAccess: row.hasLibraryAccess,
    grants: row.grants ?? defaultGrants(row.kind ?? 'visitor'),
    groups: row.groups,
    flags: row.flags,
  };
}
