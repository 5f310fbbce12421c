import type { Database } from '#server/platform/db/database.ts';

/** Records that a member said are not of a record's person. */
export async function dismissedBy(db: Database, memberId: number, recordId: string): Promise<ReadonlySet<string>> {
  const rows = await db.rows<{ id: string }>(
    '/* matches.dismissed */ SELECT other_id AS id FROM dismissed_match WHERE member_id = $1 AND record_id = $2',
    [memberId, recordId],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Remembers a dismissal, seen from either record. */
export const dismiss = (db: Database, memberId: number, recordId: string, otherId: string): Promise<unknown> =>
  db.rows(
    '/* matches.dismiss */ INSERT INTO dismissed_match (member_id, record_id, other_id) VALUES ($1, $2, $3), ($1, $3, $2) ON CONFLICT DO NOTHING',
    [memberId, recordId, otherId],
  );

/** Takes a dismissal back. */
export const takeBack = (db: Database, memberId: number, recordId: string, otherId: string): Promise<unknown> =>
  db.rows(
    '/* matches.takeBack */ DELETE FROM dismissed_match WHERE member_id = $1 AND ((record_id = $2 AND other_id = $3) OR (record_id = $3 AND other_id = $2))',
    [memberId, recordId, otherId],
  );
