import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
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

/**
 * Accepts a report whose reading the record itself has by now: nothing is said beside what was transcribed. Does nothing
 * where it was decided meanwhile.
 */
export async function acceptByEdit(
  tx: Database,
  { id, staffId }: { id: number; staffId: number },
  context: RequestContext,
): Promise<void> {
  const decided = await tx.one<StoredCorrection>(
    `/* corrections.acceptByEdit */ UPDATE record_correction SET state = 'ACCEPTED', decided_at = now(), decided_by = $2 WHERE id = $1 AND state = 'WAITING' RETURNING ${COLUMNS}`,
    [id, staffId],
  );
  if (!decided) return;
  await notifyMember(tx, { ...decided, isEdited: true }, context);
  await recordStaffAct(tx, {
    staffId,
    duty: 'moderation',
    what: 'correction-decided',
    memberId: decided.memberId,
    after: { request: String(id), isAccepted: true },
  });
}
