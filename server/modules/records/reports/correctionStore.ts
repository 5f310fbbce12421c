import type { CorrectionReport } from '#domain/records/reports/reportRules.ts';
import type { ReportState } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import { reportLists } from './reportLists.ts';

/** A report as it is kept. */
export interface StoredCorrection {
  id: number;
  memberId: number;
  recordId: string;
  fieldId: string;
  written: string;
  proposed: string;
  comment: string;
  state: ReportState;
  answer: string;
  reportedAt: Date;
  decidedAt: Date | null;
  /** An edit of the record has its reading; while it waits, readers do not have that yet. */
  isEdited: boolean;
}

/** Of a report, as SQL selects them. */
export const COLUMNS = `id, member_id AS "memberId", record_id AS "recordId", field AS "fieldId", written, proposed, comment, state, answer, reported_at AS "reportedAt", decided_at AS "decidedAt", edited_in IS NOT NULL AS "isEdited"`;

/** Keeps a report; while an earlier one of the same field waits, it is replaced. @returns its number. */
export async function saveCorrection(
  db: Database,
  memberId: number,
  recordId: string,
  written: string,
  { fieldId, proposed, comment }: CorrectionReport,
): Promise<number> {
  const inserted = await db.one<{ id: number }>(
    `/* corrections.keep */ INSERT INTO record_correction (member_id, record_id, field, written, proposed, comment) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (member_id, record_id, field) WHERE state = 'WAITING' DO UPDATE SET written = excluded.written, proposed = excluded.proposed, comment = excluded.comment, reported_at = now()
     RETURNING id`,
    [memberId, recordId, fieldId, written, proposed.trim(), comment.trim()],
  );
  if (!inserted) throw new Error('A correction was not stored.');
  return inserted.id;
}

/** A member's reports, and all in one state. */
export const { ofMember: correctionsOf, inState: correctionsIn } = reportLists<StoredCorrection>({
  name: 'corrections',
  table: 'record_correction',
  columns: COLUMNS,
  arrived: 'reported_at',
});

/**
 * Decides a report that waits; an accepted one becomes part of the record.
 * @param staffId - null where members agreed
 * @returns the report as it is now; null when it was decided already or is not there.
 */
export function decideCorrection(
  db: Database,
  id: number,
  isAccepted: boolean,
  answer: string,
  staffId: number | null,
): Promise<StoredCorrection | null> {
  return db.transaction(async (tx) => {
    const decided = await tx.one<StoredCorrection>(
      `/* corrections.decide */ UPDATE record_correction SET state = $2, answer = $3, decided_at = now(), decided_by = $4 WHERE id = $1 AND state = 'WAITING' RETURNING ${COLUMNS}`,
      [id, isAccepted ? 'ACCEPTED' : 'REJECTED', answer, staffId],
    );
    if (!decided || !isAccepted) return decided;
    await tx.rows(
      `/* corrections.amend */ INSERT INTO record_amendment (record_id, field, value) VALUES ($1, $2, $3)
       ON CONFLICT (record_id, field) DO UPDATE SET value = excluded.value, amended_at = now()`,
      [decided.recordId, decided.fieldId, decided.proposed],
    );
    await tx.rows(
      `/* corrections.revise */ UPDATE record_set SET revision = revision + 1 WHERE id = (SELECT record_set_id FROM record_live WHERE id = $1)`,
      [decided.recordId],
    );
    return decided;
  });
}
