import { readHouseholdAnew } from '#server/modules/places/addresses/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Where a record was closed or opened: in each generation of its set that is kept. */
interface Place {
  id: string;
  generation: number;
  household: string;
}

const PLACE = 'record_set_id AS id, generation, coalesce(group_key, id) AS household';

async function takeInto(tx: Database, changed: readonly Place[]): Promise<void> {
  const [set] = changed;
  if (!set) return;
  for (const { id, generation, household } of changed) await readHouseholdAnew(tx, { recordSetId: id, generation, household });
  await tx.rows('/* closedRecords.revise */ UPDATE record_set SET revision = revision + 1 WHERE id = $1', [set.id]);
  // Counted again by the next caller.
  await tx.rows('/* closedRecords.recount */ DELETE FROM record_set_coverage WHERE record_set_id = $1', [set.id]);
}

/**
 * Closes a record for everyone until it is opened again: transcripts, households, results, addresses, exports and images
 * obey it at once, search engines once they are notified (`noticeClosures`), and a later import finds it here.
 */
export async function closeRecord(tx: Database, recordId: string): Promise<void> {
  // An existing row is locked too: no one opens the record while this closure is under way.
  await tx.rows('/* closedRecords.keep */ INSERT INTO closed_record (record_id) VALUES ($1) ON CONFLICT (record_id) DO UPDATE SET closed_at = closed_record.closed_at', [recordId]);
  const closed = await tx.rows<Place>(`/* closedRecords.close */ UPDATE record SET is_closed = true, closed_on_request = true WHERE id = $1 AND NOT is_closed RETURNING ${PLACE}`, [recordId]);
  await takeInto(tx, closed);
}

/** Waits for closures of the record that are under way elsewhere, and holds up later ones until the transaction ends. */
export async function lockClosure(tx: Database, recordId: string): Promise<void> {
  await tx.rows('/* closedRecords.lock */ SELECT FROM closed_record WHERE record_id = $1 FOR UPDATE', [recordId]);
}

/**
 * Opens a record that was closed on request; the counterpart of `closeRecord`. One that its own set closes, because
 * a person in it may be living, stays closed.
 *
 * @returns whether readers see it now.
 */
export async function reopenRecord(tx: Database, recordId: string): Promise<boolean> {
  await tx.rows('/* closedRecords.forget */ DELETE FROM closed_record WHERE record_id = $1', [recordId]);
  const opened = await tx.rows<Place>(`/* closedRecords.reopen */ UPDATE record SET is_closed = false, closed_on_request = false WHERE id = $1 AND closed_on_request RETURNING ${PLACE}`, [recordId]);
  await takeInto(tx, opened);
  return (await tx.one('/* closedRecords.isOpen */ SELECT FROM record_live WHERE id = $1 AND NOT is_closed', [recordId])) !== null;
}

