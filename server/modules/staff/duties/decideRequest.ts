import { holdsDuty, type StaffDuty } from '#domain/kernel/grants/staffDuties.ts';
import { decisionProblem, type DecisionProblem, requestState } from '#domain/staff/duties/secondPerson.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { nothingHere } from '#server/modules/kernel/graphql/requireDuty.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { lockLimit } from '#server/platform/limits/lockLimit.ts';

import { requireReason } from './askSecondPerson.ts';
import { recordStaffAct } from './recordStaffAct.ts';
import { keepDecision, keepDone, lockRequest, type StaffRequest, type StaffRequestKind } from './requestStore.ts';

const PROBLEMS: Readonly<Record<DecisionProblem, string>> = {
  'not-waiting': 'This request has been decided or has lapsed.',
  'own-request': 'Someone else must approve what you asked for.',
  'own-account': 'Someone else must approve what is about your account.',
};

interface Surroundings {
  db: Database;
  staffRequestKinds: readonly StaffRequestKind[];
  log: Log;
}

interface Decision {
  requestId: number;
  /** Who decides, and the duties they hold. */
  staffId: number;
  duties: readonly StaffDuty[];
  isApproved: boolean;
  /** Why it is refused; left out for nothing. */
  why?: string;
  /** When; left out: now. */
  now?: Date;
}

/** Does what is left of an approved request, and keeps that it is done. False when it failed: it can be tried again. */
async function carryOut({ db, log }: Surroundings, kind: StaffRequestKind, request: StaffRequest): Promise<boolean> {
  try {
    await kind.finish?.(request);
  } catch (error) {
    log.error(
      { staffRequest: request.id, kind: kind.name, error: error instanceof Error ? error.name : 'unknown' },
      'staff request not finished',
    );
    return false;
  }
  await keepDone(db, request.id, new Date());
  return true;
}

/**
 * Approves or refuses what another member of staff asked for. Of several approvals at a time one runs it and carries it
 * out, the others wait and find it decided. Approving again what was approved and could not be carried out tries once
 * more.
 * @returns whether it is carried out; a refusal always is
 * @throws GraphQLError NOT_FOUND when there is no such request or who decides lacks its duty, CONFLICT when it is no
 * longer waiting,
 *   their own, or about their account, and whatever `run` of its kind refuses
 */
export const decideRequest = (site: Surroundings, decision: Decision): Promise<{ isDone: boolean }> =>
  // Held from the decision to its end: between the two a request looks like one that could not be carried out.
  site.db.transaction(async (turn) => {
    await lockLimit(turn, `turn of request ${decision.requestId}`);
    return decideInTurn(site, decision);
  });

async function decideInTurn(
  site: Surroundings,
  { requestId, staffId, duties, isApproved, why = '', now = new Date() }: Decision,
): Promise<{ isDone: boolean }> {
  const { request, kind } = await site.db.transaction(async (tx) => {
    const waiting = await lockRequest(tx, requestId);
    const known = site.staffRequestKinds.find(({ name }) => name === waiting?.kind);
    const isWithdrawn = waiting?.askedBy === staffId && !isApproved;
    if (!waiting || !known || !(holdsDuty([waiting.duty], duties) || isWithdrawn)) throw nothingHere();
    const found = { request: waiting, kind: known };
    if (isApproved && requestState(waiting, now) === 'unfinished') return found;
    const problem = decisionProblem(waiting, { staffId, isApproved }, now);
    if (problem) throw refusal('CONFLICT', PROBLEMS[problem]);
    const words = !isApproved && !isWithdrawn && known.needsWhy ? requireReason(why) : '';
    await keepDecision(tx, requestId, { staffId, isApproved, why: words, at: now });
    const decided: StaffRequest = { ...waiting, decidedBy: staffId, decidedAt: now, isApproved };
    await recordStaffAct(tx, {
      staffId,
      duty: waiting.duty,
      what: isApproved ? 'request-approved' : 'request-refused',
      memberId: waiting.memberId,
      reason: words,
      after: { request: requestId, kind: known.name },
      at: now,
    });
    if (isApproved) await known.run(tx, decided);
    return { ...found, request: decided };
  });
  return { isDone: request.isApproved === true ? await carryOut(site, kind, request) : true };
}
