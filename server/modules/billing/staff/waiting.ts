import { handleEvents } from '#server/modules/billing/payments/index.ts';
import { closeDifference } from '#server/modules/billing/reconciliation/index.ts';
import { recordStaffAct } from '#server/modules/staff/duties/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { keptNote, noteProblem, type StaffBillingDeps, type StaffOutcome } from './staffAct.ts';

const MOST = 200;
const moment = (at: Date | null): string | null => at?.toISOString() ?? null;

interface NoticeRow {
  processor: string;
  id: string;
  type: string;
  objectId: string;
  receivedAt: Date;
  handledAt: Date | null;
  tries: number;
  problem: string | null;
}

const NOTICE = `e.processor, e.event_id AS id, e.type, e.object_id AS "objectId", e.received_at AS "receivedAt", e.handled_at AS "handledAt", e.tries, e.problem`;
const shownNotice = ({ receivedAt, handledAt, ...notice }: NoticeRow) => ({
  ...notice,
  receivedAt: receivedAt.toISOString(),
  handledAt: moment(handledAt),
});

/** Notices about the payments, refunds and pages of an account, the newest first. */
export async function noticesOf(db: Database, accountId: number) {
  const rows = await db.rows<NoticeRow>(
    `/* staffBilling.notices */ SELECT ${NOTICE} FROM processor_event e WHERE e.object_id IN (
       SELECT processor_id FROM payment WHERE billing_account_id = $1 UNION SELECT processor_id FROM refund WHERE billing_account_id = $1 UNION SELECT processor_session FROM checkout WHERE billing_account_id = $1)
     ORDER BY e.received_at DESC LIMIT ${MOST}`,
    [accountId],
  );
  return rows.map(shownNotice);
}

/** Notices of all accounts that could not be worked, the oldest first. */
export const failedNotices = async (db: Database) =>
  (
    await db.rows<NoticeRow>(
      `/* staffBilling.failedNotices */ SELECT ${NOTICE} FROM processor_event e WHERE e.handled_at IS NULL AND e.tries > 0 ORDER BY e.received_at LIMIT ${MOST}`,
    )
  ).map(shownNotice);

type Side = { amount: number; currency: string; status: string } | null;
const shownSide = (side: Side) =>
  side && { amount: { amount: side.amount, currency: side.currency }, status: side.status };

/** Differences that wait, of all accounts or of one, the oldest first. */
export async function differencesOf(db: Database, accountId: number | null) {
  const rows = await db.rows<{
    id: number;
    kind: string;
    subject: string;
    processorId: string | null;
    reference: string | null;
    theirs: Side;
    ours: Side;
    proposal: string;
    firstSeenAt: Date;
    accountId: number | null;
  }>(
    `/* staffBilling.differences */ SELECT d.id, d.kind, d.subject, d.processor_id AS "processorId", d.reference, d.theirs, d.ours, d.proposal, d.first_seen_at AS "firstSeenAt", coalesce(p.billing_account_id, r.billing_account_id) AS "accountId"
     FROM reconciliation_difference d LEFT JOIN payment p ON p.id::text = d.reference OR p.processor_id = d.processor_id LEFT JOIN refund r ON r.id::text = d.reference OR r.processor_id = d.processor_id
     WHERE d.resolved_at IS NULL AND ($1::bigint IS NULL OR coalesce(p.billing_account_id, r.billing_account_id) = $1) ORDER BY d.id LIMIT ${MOST}`,
    [accountId],
  );
  return rows.map(({ id, theirs, ours, firstSeenAt, accountId: owner, ...rest }) => ({
    ...rest,
    id: String(id),
    theirs: shownSide(theirs),
    ours: shownSide(ours),
    firstSeenAt: firstSeenAt.toISOString(),
    accountId: owner === null ? null : String(owner),
  }));
}

/** Disputes of an account, or those of all accounts that are open; the newest first. */
export async function disputesOf(db: Database, accountId: number | null) {
  const rows = await db.rows<{
    id: number;
    accountId: number;
    paymentId: string;
    amount: number;
    currency: string;
    state: string;
    openedAt: Date;
    closedAt: Date | null;
  }>(
    `/* staffBilling.disputes */ SELECT d.id, d.billing_account_id AS "accountId", d.payment_id AS "paymentId", d.amount, p.currency, d.state, d.opened_at AS "openedAt", d.closed_at AS "closedAt"
     FROM dispute d JOIN payment p ON p.id = d.payment_id WHERE CASE WHEN $1::bigint IS NULL THEN d.state = 'OPEN' ELSE d.billing_account_id = $1 END ORDER BY d.id DESC LIMIT ${MOST}`,
    [accountId],
  );
  return rows.map(({ id, accountId: owner, amount, currency, openedAt, closedAt, ...rest }) => ({
    ...rest,
    id: String(id),
    accountId: String(owner),
    amount: { amount, currency },
    openedAt: openedAt.toISOString(),
    closedAt: moment(closedAt),
  }));
}

/** Works a notice again, at once. What it names is fetched, so this changes nothing that was right. */
export async function replayNotice(
  deps: StaffBillingDeps,
  staffId: number,
  { processor, id }: { processor: string; id: string },
  note: string,
): Promise<StaffOutcome> {
  const wrong = noteProblem(note);
  if (wrong) return wrong;
  const { db } = deps.payments;
  const isThere = await db.transaction(async (tx) => {
    const again = await tx.one<{ objectId: string }>(
      '/* staffBilling.replay */ UPDATE processor_event SET handled_at = NULL, tries = 0, problem = NULL, next_try_at = $3 WHERE processor = $1 AND event_id = $2 RETURNING object_id AS "objectId"',
      [processor, id, new Date()],
    );
    if (!again) return false;
    const owner = await tx.one<{ memberId: number | null }>(
      '/* staffBilling.noticeOwner */ SELECT a.member_id AS "memberId" FROM payment p JOIN billing_account a ON a.id = p.billing_account_id WHERE p.processor_id = $1',
      [again.objectId],
    );
    await recordStaffAct(tx, {
      staffId,
      duty: 'billing',
      what: 'payment-event-replayed',
      memberId: owner?.memberId ?? null,
      reason: keptNote(note),
      after: { event: id },
    });
    return true;
  });
  if (!isThere)
    return {
      field: 'id',
      code: 'NO_SUCH_NOTICE',
      message: 'This notice is no longer here. Notices are kept for 90 days.',
    };
  await handleEvents(deps.payments);
  return { done: true };
}

/** Closes a difference that a person has seen to. */
export async function settleDifference(
  { payments: { db } }: StaffBillingDeps,
  staffId: number,
  id: number,
  note: string,
): Promise<StaffOutcome> {
  const wrong = noteProblem(note);
  if (wrong) return wrong;
  return db.transaction(async (tx): Promise<StaffOutcome> => {
    if (!(await closeDifference(tx, id, keptNote(note))))
      return { field: 'id', code: 'NOT_WAITING', message: 'This difference has already been settled.' };
    await recordStaffAct(tx, {
      staffId,
      duty: 'billing',
      what: 'difference-settled',
      reason: keptNote(note),
      after: { difference: id },
    });
    return { done: true };
  });
}
