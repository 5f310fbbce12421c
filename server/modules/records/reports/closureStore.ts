import type { ClosureConcern } from '#domain/records/reports/reportRules.ts';
import type { ReportState } from '#server/modules/kernel/graphql/types.generated.ts';
import { type BesideDecision, closeRecord, lockClosures, reopenRecord } from '#server/modules/records/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { reportLists } from './reportLists.ts';

/** A request that a record be closed, as it is kept. */
export interface StoredClosureRequest {
  id: number;
  recordId: string;
  concern: ClosureConcern;
  reason: string;
  /** Null once the answer has been given. */
  contact: string | null;
  state: ReportState;
  answer: string;
  askedAt: Date;
  decidedAt: Date | null;
  /** Null while the record is closed. */
  reopenedAt: Date | null;
  reopenedWhy: string;
  /** Address of the member of staff who withdrew the closure; null when it was not withdrawn, or they have left. */
  reopenedBy: string | null;
}

const COLUMNS = `id, record_id AS "recordId", concern, reason, contact, state, answer, asked_at AS "askedAt", decided_at AS "decidedAt",
  reopened_at AS "reopenedAt", reopened_why AS "reopenedWhy", (SELECT email FROM member s WHERE s.id = reopened_by) AS "reopenedBy"`;

/** Keeps a request. @returns its number. */
export async function saveClosureRequest(
  db: Database,
  request: Pick<StoredClosureRequest, 'recordId' | 'concern' | 'reason'> & { memberId: number | null; contact: string },
): Promise<number> {
  const inserted = await db.one<{ id: number }>(
    `/* closures.keep */ INSERT INTO record_closure_request (member_id, record_id, concern, reason, contact) VALUES ($1, $2, $3, $4, $5) RETURNING id`,
    [request.memberId, request.recordId, request.concern, request.reason.trim(), request.contact.trim()],
  );
  if (!inserted) throw new Error('A request to close a record was not stored.');
  return inserted.id;
}

/** A member's requests, and all in one state. */
export const { ofMember: closureRequestsOf, inState: closureRequestsIn } = reportLists<StoredClosureRequest>({
  name: 'closures',
  table: 'record_closure_request',
  columns: COLUMNS,
  arrived: 'asked_at',
});

/** What a member of staff decided. */
interface ClosureDecision {
  id: number;
  isAccepted: boolean;
  answer: string;
  /** What becomes of the records that name the person; the rule decides of those not among them. */
  beside: readonly BesideDecision[];
  staffId: number;
}

/**
 * Decides a request that waits; accepted, the record is closed in the same moment. `notify` queues the answer inside
 * the transaction; afterwards the address is erased.
 *
 * @returns false when it was decided already or is not there.
 */
export function decideClosure(
  db: Database,
  { id, isAccepted, answer, beside, staffId }: ClosureDecision,
  notify: (request: StoredClosureRequest, tx: Database) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const waiting = await tx.one<StoredClosureRequest>(
      `/* closures.lock */ SELECT ${COLUMNS} FROM record_closure_request WHERE id = $1 AND state = 'WAITING' FOR UPDATE`,
      [id],
    );
    if (!waiting) return false;
    await tx.rows(
      `/* closures.decide */ UPDATE record_closure_request SET state = $2, answer = $3, contact = NULL, decided_at = now(), decided_by = $4 WHERE id = $1`,
      [id, isAccepted ? 'ACCEPTED' : 'REJECTED', answer, staffId],
    );
    if (isAccepted) await closeRecord(tx, waiting.recordId, beside);
    await notify({ ...waiting, answer }, tx);
    return true;
  });
}

/**
 * Withdraws an accepted closure. The record opens with the last accepted request that named it; then `notify` queues an
 * email to the members whose requests had closed it, inside the transaction.
 *
 * @returns null when it was not accepted, or withdrawn already.
 */
export function withdrawClosureRequest(
  db: Database,
  id: number,
  why: string,
  staffId: number,
  notify: (members: readonly { memberId: number; email: string }[], tx: Database) => Promise<void>,
): Promise<{ isOpen: boolean } | null> {
  return db.transaction(async (tx) => {
    const taken = await tx.one<{ recordId: string }>(
      `/* closures.takeBack */ UPDATE record_closure_request SET reopened_at = now(), reopened_by = $3, reopened_why = $2
       WHERE id = $1 AND state = 'ACCEPTED' AND reopened_at IS NULL RETURNING record_id AS "recordId"`,
      [id, why, staffId],
    );
    if (!taken) return null;
    await lockClosures(tx);
    const other = await tx.one(
      `/* closures.standing */ SELECT FROM record_closure_request WHERE record_id = $1 AND state = 'ACCEPTED' AND reopened_at IS NULL LIMIT 1`,
      [taken.recordId],
    );
    if (other || !(await reopenRecord(tx, taken.recordId))) return { isOpen: false };
    const askers = await tx.rows<{ memberId: number; email: string }>(
      `/* closures.askers */ SELECT DISTINCT m.id AS "memberId", m.email FROM record_closure_request c JOIN member m ON m.id = c.member_id
       WHERE c.record_id = $1 AND c.state = 'ACCEPTED' AND m.email IS NOT NULL`,
      [taken.recordId],
    );
    await notify(askers, tx);
    return { isOpen: true };
  });
}
