import type { StaffDuty } from '#domain/kernel/grants/staffDuties.ts';
import { deskQueuesFor, type DeskQueue } from '#domain/staff/desk/deskQueues.ts';
import { requireStaff } from '#server/modules/kernel/graphql/requireDuty.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { CASES_SQL } from '#server/modules/messages/moderation/index.ts';
import { LOST_LINES_SQL } from '#server/modules/newspapers/corrections/index.ts';
import { TROUBLED_MAIL } from '#server/modules/staff/health/index.ts';
import { BROKEN_RUNS_SQL, JOBS_SQL } from '#server/modules/staff/jobs/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/** What the database holds: of each queue the rows that wait, as a FROM, with the moment since which one does. */
const QUEUES: Readonly<Record<Exclude<DeskQueue, 'CONTENT_FAULT'>, { since: string; from: string }>> = {
  CLOSURE_REQUEST: { since: 'asked_at', from: `record_closure_request WHERE state = 'WAITING'` },
  MESSAGE_CASE: { since: 'since', from: `(${CASES_SQL}) AS message` },
  CLIPPING_REPORT: { since: 'reported_at', from: `clipping_report WHERE state = 'WAITING'` },
  SUPPORT_REQUEST: { since: 'changed_at', from: `support_request WHERE state IN ('NEW', 'OPEN')` },
  // As decisionProblem (domain/staff/duties/secondPerson.ts) has it: no one approves their own, or one about their own
  // account.
  STAFF_REQUEST: {
    since: 'asked_at',
    from: `staff_request, asker WHERE duty = ANY (asker.duties) AND (is_approved AND done_at IS NULL
      OR decided_at IS NULL AND expires_at > now() AND asked_by <> asker.id AND member_id IS DISTINCT FROM asker.id)`,
  },
  DISPUTE: { since: 'opened_at', from: `dispute WHERE state = 'OPEN'` },
  PAYMENT_DIFFERENCE: { since: 'first_seen_at', from: 'reconciliation_difference WHERE resolved_at IS NULL' },
  PAYMENT_NOTICE: { since: 'received_at', from: 'processor_event WHERE handled_at IS NULL AND tries > 0' },
  RECORD_CORRECTION: { since: 'reported_at', from: `record_correction WHERE state = 'WAITING'` },
  LINE_CORRECTION: { since: 'made_at', from: `line_correction WHERE state = 'waiting' AND line IS NOT NULL` },
  LOST_CORRECTION: { since: '"madeAt"', from: `(${LOST_LINES_SQL}) AS line` },
  LOST_EMAIL: { since: 'queued_at', from: `outbox WHERE ${TROUBLED_MAIL}` },
  FAILED_JOB: { since: 'changed_at', from: `(${JOBS_SQL}) AS job WHERE stage = 'FAILED'` },
  BROKEN_IMPORT: { since: 'started_at', from: `(${BROKEN_RUNS_SQL}) AS run` },
};

/**
 * Counts what waits in queues that the asker may see: who asks is checked before. One statement for all of them.
 *
 * @param db - the database
 * @param queues - which; none asks nothing
 * @param asker - the member of staff, and their duties
 * @returns of each queue the count and the moment since which the oldest waits; null where nothing says when it came.
 */
async function countWaiting(
  db: Database,
  queues: readonly DeskQueue[],
  asker: { id: number; duties: readonly StaffDuty[] },
) {
  const counts = queues.flatMap((kind) => {
    if (kind === 'CONTENT_FAULT') return [];
    const { since, from } = QUEUES[kind];
    return `SELECT '${kind}' AS kind, count(*)::int AS count, min(${since}) AS oldest FROM ${from}`;
  });
  if (counts.length === 0) return new Map<DeskQueue, { count: number; oldest: Date | null }>();
  const rows = await db.rows<{ kind: DeskQueue; count: number; oldest: Date | null }>(
    `/* staffDesk.waiting */ WITH asker AS (SELECT $1::bigint AS id, $2::text[] AS duties) ${counts.join('\nUNION ALL ')}`,
    [asker.id, asker.duties],
  );
  return new Map(rows.map(({ kind, ...counted }) => [kind, counted]));
}

/** What waits for staff. */
export const deskResolvers: Resolvers = {
  Query: {
    staffDesk: async (_root, _arguments, { db, viewer, content }) => {
      const staffId = requireStaff(viewer);
      const queues = deskQueuesFor(viewer.duties);
      const [counted, faults] = await Promise.all([
        countWaiting(db, queues, { id: staffId, duties: viewer.duties }),
        queues.includes('CONTENT_FAULT') ? content.faults() : [],
      ]);
      return queues.map((kind) => {
        if (kind === 'CONTENT_FAULT') return { kind, count: faults.length, oldestAt: null };
        const { count = 0, oldest = null } = counted.get(kind) ?? {};
        return { kind, count, oldestAt: oldest?.toISOString() ?? null };
      });
    },
  },
};
