import type { ShareConcern } from '#domain/clippings/reports/reportRules.ts';
import type { ReportState } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A report as it is kept, with what its clipping is now. */
export interface StoredReport {
  id: number;
  title: string;
  shareId: string;
  /** The clipping is shared under that id now. */
  isShared: boolean;
  reason: ShareConcern;
  comment: string;
  isByMember: boolean;
  reportedAt: Date;
  state: ReportState;
  answer: string;
  decidedAt: Date | null;
}

/** Reports in one list; no one reads more. */
const MOST = 200;
/** Reports of one clipping that wait: staff look at it after the first, and more say nothing new. */
const MOST_WAITING = 20;

/**
 * Keeps a report of what is shared under an id. False where nothing is. One more than enough about the same clipping is
 * not kept.
 */
export async function saveReport(
  db: Database,
  report: { shareId: string; reporterId: number | null; reason: ShareConcern; comment: string },
): Promise<boolean> {
  const shared = await db.one<{ id: string }>(
    '/* clippingReports.shared */ SELECT id FROM clipping WHERE share_id = $1 AND removed_at IS NULL',
    [report.shareId],
  );
  if (!shared) return false;
  await db.rows(
    `/* clippingReports.keep */ INSERT INTO clipping_report (clipping_id, share_id, reporter_id, reason, comment) SELECT $1, $2, $3, $4, $5
     WHERE (SELECT count(*) FROM clipping_report WHERE clipping_id = $1 AND state = 'WAITING') < ${MOST_WAITING}`,
    [shared.id, report.shareId, report.reporterId, report.reason, report.comment],
  );
  return true;
}

/** All in one state: the longest waiting first, else the last decided first. */
export const reportsIn = (db: Database, state: ReportState): Promise<StoredReport[]> =>
  db.rows<StoredReport>(
    `/* clippingReports.inState */ SELECT r.id, c.title, r.share_id AS "shareId", (c.share_id = r.share_id AND c.removed_at IS NULL) IS TRUE AS "isShared", r.reason, r.comment, r.reporter_id IS NOT NULL AS "isByMember",
       r.reported_at AS "reportedAt", r.state, r.answer, r.decided_at AS "decidedAt" FROM clipping_report r JOIN clipping c ON c.id = r.clipping_id
     WHERE r.state = $1 ORDER BY CASE WHEN r.state = 'WAITING' THEN r.reported_at END, r.decided_at DESC, r.id LIMIT ${MOST}`,
    [state],
  );

/**
 * Leaves a clipping shared, or ends its share for good; then everything that waits about it is decided. False when it
 * was decided already, or is not there.
 */
export const decideReport = (
  db: Database,
  id: number,
  withdraws: boolean,
  answer: string,
  staffId: number,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const waiting = await tx.one<{ clippingId: string }>(
      `/* clippingReports.lock */ SELECT clipping_id AS "clippingId" FROM clipping_report WHERE id = $1 AND state = 'WAITING' FOR UPDATE`,
      [id],
    );
    if (!waiting) return false;
    await tx.rows(
      `/* clippingReports.decide */ UPDATE clipping_report SET state = $2, answer = $3, decided_at = now(), decided_by = $4 WHERE state = 'WAITING' AND (id = $1 OR ($5 AND clipping_id = $6))`,
      [id, withdraws ? 'ACCEPTED' : 'REJECTED', answer, staffId, withdraws, waiting.clippingId],
    );
    if (withdraws)
      await tx.rows(
        '/* clippingReports.withdraw */ UPDATE clipping SET share_id = NULL, shared_at = NULL, includes_note = false, share_withdrawn_why = $2 WHERE id = $1',
        [waiting.clippingId, answer],
      );
    return true;
  });
