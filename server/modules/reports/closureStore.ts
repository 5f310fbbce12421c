import type { ClosureConcern } from '#domain/records/reports/closureRules.ts';
import type { Database } from '#server/db/database.ts';
import type { ReportState } from '#server/graphql/types.generated.ts';

import { closeRecord } from '../records/closedRecords.ts';

/** A request that a record be closed, as it is kept. */
export interface KeptClosureRequest {
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
}

const COLUMNS = `id, record_id AS "recordId", concern, reason, contact, state, answer, asked_at AS "askedAt", decided_at AS "decidedAt"`;
const MOST = 200;

/** Keeps a request. @returns its number. */
export async function keepClosureRequest(db: Database, request: Pick<KeptClosureRequest, 'recordId' | 'concern' | 'reason'> & { memberId: number | null; contact: string }): Promise<number> {
  const kept = await db.one<{ id: number }>(
    `/* closures.keep */ INSERT INTO record_closure_request (member_id, record_id, concern, reason, contact) VALUES ($1, $2, $3, $4, $5) RETURNING id`,
    [request.memberId, request.recordId, request.concern, request.reason.trim(), request.contact.trim()],
  );
  if (!kept) throw new Error('A request to close a record was not stored.');
  return kept.id;
}

/** A member's requests, newest first. */
export const closureRequestsOf = (db: Database, memberId: number): Promise<KeptClosureRequest[]> =>
  db.rows(`/* closures.ofMember */ SELECT ${COLUMNS} FROM record_closure_request WHERE member_id = $1 ORDER BY asked_at DESC, id DESC LIMIT ${MOST}`, [memberId]);

/** Everybody's requests in one state: what waits longest comes first, else what was decided last. */
export const closureRequestsIn = (db: Database, state: ReportState): Promise<KeptClosureRequest[]> =>
  db.rows(
    `/* closures.inState */ SELECT ${COLUMNS} FROM record_closure_request WHERE state = $1
     ORDER BY CASE WHEN state = 'WAITING' THEN asked_at END, decided_at DESC, id LIMIT ${MOST}`,
    [state],
  );

/**
 * Decides a request that waits; accepted, the record is closed in the same moment. `tell` queues the answer inside the
 * transaction; afterwards nobody knows the address any more.
 *
 * @returns false when it was decided already or is not there.
 */
export function decideClosure(db: Database, id: number, isAccepted: boolean, answer: string, staffId: number, tell: (request: KeptClosureRequest, tx: Database) => Promise<void>): Promise<boolean> {
  return db.transaction(async (tx) => {
    const waiting = await tx.one<KeptClosureRequest>(`/* closures.lock */ SELECT ${COLUMNS} FROM record_closure_request WHERE id = $1 AND state = 'WAITING' FOR UPDATE`, [id]);
    if (!waiting) return false;
    await tx.rows(
      `/* closures.decide */ UPDATE record_closure_request SET state = $2, answer = $3, contact = NULL, decided_at = now(), decided_by = $4 WHERE id = $1`,
      [id, isAccepted ? 'ACCEPTED' : 'REJECTED', answer, staffId],
    );
    if (isAccepted) await closeRecord(tx, waiting.recordId);
    await tell({ ...waiting, answer }, tx);
    return true;
  });
}
