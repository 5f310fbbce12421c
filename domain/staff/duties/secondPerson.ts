/** Hours within which a second person decides; after that the request has lapsed and must be made again. */
export const REQUEST_HOURS = 24;

/** Longest reason of staff, in characters. */
export const LONGEST_STAFF_REASON = 500;

/** A request as far as the rules ask. Instants are UTC; null where it has not happened. */
export interface RequestFacts {
  askedBy: number | null;
  /** Whose account it is about; null when about none. */
  memberId: number | null;
  expiresAt: Date;
  decidedAt: Date | null;
  isApproved: boolean | null;
  doneAt: Date | null;
}

/** Where a request is: `unfinished` was approved, and carrying it out failed so far. */
export type RequestState = 'waiting' | 'lapsed' | 'refused' | 'unfinished' | 'done';

/** The state of a request at an instant. */
export function requestState({ expiresAt, decidedAt, isApproved, doneAt }: RequestFacts, now: Date): RequestState {
  if (decidedAt === null) return expiresAt <= now ? 'lapsed' : 'waiting';
  if (isApproved !== true) return 'refused';
  return doneAt === null ? 'unfinished' : 'done';
}

/** Why someone may not decide a request; null when they may. */
export type DecisionProblem = 'not-waiting' | 'own-request' | 'own-account';

/**
 * Whether a member of staff may decide a request: no one approves their own, or one about their own account. Who asked
 * may withdraw, which is to refuse their own.
 */
export function decisionProblem(
  request: RequestFacts,
  decision: { staffId: number; isApproved: boolean },
  now: Date,
): DecisionProblem | null {
  if (requestState(request, now) !== 'waiting') return 'not-waiting';
  if (!decision.isApproved && request.askedBy === decision.staffId) return null;
  if (request.askedBy === null || request.askedBy === decision.staffId) return 'own-request';
  return request.memberId === decision.staffId ? 'own-account' : null;
}
