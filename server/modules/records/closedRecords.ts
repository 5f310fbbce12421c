import type { Database } from '#server/db/database.ts';
import { readHouseholdAnew } from '#server/modules/addresses/reading/readHouseholdAnew.ts';

/**
 * Closes a record for everybody and for good: transcripts, households, results, addresses, exports and images obey it
 * at once, search indexes take the set in anew within seconds, and a later import finds it here.
 */
export async function closeRecord(tx: Database, recordId: string): Promise<void> {
  await tx.rows('/* closedRecords.keep */ INSERT INTO closed_record (record_id) VALUES ($1) ON CONFLICT DO NOTHING', [recordId]);
  const closed = await tx.rows<{ id: string; generation: number; household: string }>(
    '/* closedRecords.close */ UPDATE record SET is_closed = true WHERE id = $1 AND NOT is_closed RETURNING record_set_id AS id, generation, coalesce(group_key, id) AS household',
    [recordId],
  );
  const [set] = closed;
  if (!set) return;
  for (const { id, generation, household } of closed) await readHouseholdAnew(tx, { recordSetId: id, generation, household });
  await tx.rows('/* closedRecords.revise */ UPDATE record_set SET revision = revision + 1 WHERE id = $1', [set.id]);
  // Counted anew by whoever asks next.
  await tx.rows('/* closedRecords.recount */ DELETE FROM record_set_coverage WHERE record_set_id = $1', [set.id]);
}

/** Closes in a new generation, before anybody sees it, what was closed on request in an earlier one. */
export const closeAgain = (tx: Pick<Database, 'rows'>, recordSetId: string, generation: number): Promise<unknown> =>
  tx.rows(
    `/* closedRecords.closeAgain */ UPDATE record r SET is_closed = true FROM closed_record c
     WHERE r.id = c.record_id AND r.record_set_id = $1 AND r.generation = $2 AND NOT r.is_closed`,
    [recordSetId, generation],
  );
