import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { rateLimited } from '#server/modules/kernel/graphql/refusal.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';
import { networkOf } from '#server/platform/limits/limitKeys.ts';

/** Corrections of one member an hour: a careful reader of one page of a register. */
const CORRECTIONS = { points: 60, duration: 3600 };
/** Requests to close a record from one network an hour: anyone may ask, no one may flood. */
const CLOSURES = { points: 10, duration: 3600 };

/** Counts a correction. @throws GraphQLError `RATE_LIMITED`. */
export async function requireCorrectionAllowance({ db }: RequestContext, memberId: number): Promise<void> {
  const wait = await createLimiter(db, 'recordCorrection', CORRECTIONS).take(String(memberId));
  if (wait !== null) throw rateLimited('Too many corrections were sent.', wait);
}

/** Counts a request to close a record. @throws GraphQLError `RATE_LIMITED`. */
export async function requireClosureAllowance({ db, ip }: RequestContext): Promise<void> {
  const wait = await createLimiter(db, 'recordClosure', CLOSURES).take(networkOf(ip));
  if (wait !== null) throw rateLimited('Too many requests were sent.', wait);
}
