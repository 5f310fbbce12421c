import type { RecordFields } from '#domain/records/core/record.ts';
import type { Database } from '#server/platform/db/database.ts';

/** The fields of those records that are here and open, by id; null names none. */
export async function openRecords(
  db: Database,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, RecordFields>> {
  const rows = await db.rows<{ id: string; fields: RecordFields }>(
    '/* images.openRecords */ SELECT id, fields FROM record_live WHERE id = ANY($1::text[]) AND NOT is_closed',
    [ids.filter((id) => id !== null)],
  );
  return new Map(rows.map(({ id, fields }) => [id, fields]));
}
