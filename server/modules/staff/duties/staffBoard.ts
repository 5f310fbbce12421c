import type { StaffDuty } from '#domain/kernel/grants/staffDuties.ts';
import { DAY_MS } from '#domain/kernel/values/durations.ts';
import { decisionProblem, requestState } from '#domain/staff/duties/secondPerson.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type {
  StaffBoard,
  StaffDuty as DutyAnswer,
  StaffRequest as RequestAnswer,
  StaffRequestState,
} from '#server/modules/kernel/graphql/types.generated.ts';

import { listStaff, type StaffMember } from './dutyStore.ts';
import { listRequests, type StaffRequest, type StaffRequestKind } from './requestStore.ts';

/** Days that decided requests are listed. */
const LISTED_DAYS = 30;

/** A duty as the rules name it, as GraphQL does. */
export const dutyAnswer = (duty: StaffDuty): DutyAnswer => duty.toUpperCase() as DutyAnswer;

/** A duty as GraphQL names it, as the rules do. */
export const dutyOf = (answer: DutyAnswer): StaffDuty => answer.toLowerCase() as StaffDuty;

const nameOf = ({ firstName, lastName }: StaffMember): string => `${firstName} ${lastName}`.trim();

interface Onlooker {
  staffId: number;
  names: ReadonlyMap<number, string>;
  kinds: readonly StaffRequestKind[];
  now: Date;
}

function toRequest(request: StaffRequest, { staffId, names, kinds, now }: Onlooker): RequestAnswer {
  const { id, duty, payload, memberId, reason, askedBy, askedAt, expiresAt, decidedBy } = request;
  const state = requestState(request, now);
  return {
    id: String(id),
    duty: dutyAnswer(duty),
    description: kinds.find(({ name }) => name === request.kind)?.describe(payload) ?? request.kind,
    memberId: memberId === null ? null : String(memberId),
    reason,
    askedBy: request.askedByName,
    askedAt: askedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    state: state.toUpperCase() as StaffRequestState,
    decidedBy: decidedBy === null ? null : (names.get(decidedBy) ?? null),
    decidedWhy: request.decidedWhy,
    needsWhy: kinds.find(({ name }) => name === request.kind)?.needsWhy ?? false,
    isOwn: askedBy === staffId,
    mayApprove: state === 'unfinished' || decisionProblem(request, { staffId, isApproved: true }, now) === null,
  };
}

/**
 * What the page of staff shows to one of them: accounts to those with `operations`, and the requests of their duties.
 */
export async function staffBoard(
  { db, viewer, staffRequestKinds }: RequestContext,
  staffId: number,
): Promise<StaffBoard> {
  const now = new Date();
  const since = new Date(now.getTime() - LISTED_DAYS * DAY_MS);
  const [staff, requests] = await Promise.all([listStaff(db), listRequests(db, viewer.duties, since)]);
  const names = new Map(staff.map((one) => [one.id, nameOf(one)]));
  return {
    accounts: viewer.duties.includes('operations')
      ? staff.map((one) => ({
          memberId: String(one.id),
          displayName: nameOf(one),
          email: one.email,
          duties: one.duties.map(dutyAnswer),
          isSelf: one.id === staffId,
        }))
      : null,
    requests: requests.map((request) => toRequest(request, { staffId, names, kinds: staffRequestKinds, now })),
  };
}
