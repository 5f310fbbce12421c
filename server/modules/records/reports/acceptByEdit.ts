import { recordStaffAct } from '#server/modules/staff/duties/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { COLUMNS, type StoredCorrection } from './correctionStore.ts';
import { notifyMember } from './notifyMember.ts';

/** What members report of a record, oldest first, while it waits. */
export const waitingCorrections = (db: Pick<Database, 'rows'>, recordId: string): Promise<StoredCorrection[]> =>
  db.rows<StoredCorrection>(
    `/* corrections.ofRecord */ SELECT ${COLUMNS} FROM record_correction WHERE record_id = $1 AND state = 'WAITING' ORDER BY id`,
    [recordId],
  );

/** A cell of a sheet that an edit gave the reading of a report. */
interface EditedCell {
  key: string;
  nth: number;
  field: string;
}

/** Notes that an edit has the reading of a report. Does nothing where it was decided meanwhile. */
export async function noteEdit(
  tx: Pick<Database, 'rows'>,
  { id, staffId, sheetId, cell }: { id: number; staffId: number; sheetId: number; cell: EditedCell },
): Promise<void> {
  await tx.rows(
    `/* corrections.noteEdit */ UPDATE record_correction SET edited_by = $2, edited_in = $3, edited_cell = $4 WHERE id = $1 AND state = 'WAITING'`,
    [id, staffId, sheetId, JSON.stringify(cell)],
  );
}

/** A report that waits until readers have the edit with its reading. */
export interface EditedCorrection {
  id: number;
  sheetId: number;
  cell: EditedCell;
  proposed: string;
}

/** Reports that wait until readers have an edit. */
export const editedCorrections = (db: Pick<Database, 'rows'>): Promise<EditedCorrection[]> =>
  db.rows<EditedCorrection>(
    `/* corrections.edited */ SELECT id, edited_in AS "sheetId", edited_cell AS cell, proposed FROM record_correction WHERE edited_in IS NOT NULL AND state = 'WAITING' ORDER BY id`,
  );

/** Forgets the edit of a report that has been undone: the report waits as before it. */
export async function forgetEdit(db: Pick<Database, 'rows'>, id: number): Promise<void> {
  await db.rows(
    `/* corrections.forgetEdit */ UPDATE record_correction SET edited_by = NULL, edited_in = NULL, edited_cell = NULL WHERE id = $1 AND state = 'WAITING'`,
    [id],
  );
}

/**
 * Accepts a report whose reading the record of readers itself has by now: nothing is said beside what was transcribed.
 * Does nothing where it was decided meanwhile.
 */
export async function acceptByEdit(tx: Database, id: number, site: Parameters<typeof notifyMember>[2]): Promise<void> {
  const decided = await tx.one<StoredCorrection & { staffId: number | null }>(
    `/* corrections.acceptByEdit */ UPDATE record_correction SET state = 'ACCEPTED', decided_at = now(), decided_by = edited_by WHERE id = $1 AND state = 'WAITING'
     RETURNING ${COLUMNS}, edited_by AS "staffId"`,
    [id],
  );
  if (!decided) return;
  await notifyMember(tx, { ...decided, isEdited: true }, site);
  // The account of who edited it may be gone.
  if (decided.staffId === null) return;
  await recordStaffAct(tx, {
    staffId: decided.staffId,
    duty: 'moderation',
    what: 'correction-decided',
    memberId: decided.memberId,
    after: { request: String(id), isAccepted: true },
  });
}
