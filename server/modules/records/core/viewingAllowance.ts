import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { rateLimited } from '#server/modules/kernel/graphql/refusal.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';
import { networkOf } from '#server/platform/limits/limitKeys.ts';

/** Transcripts in five minutes: two a second without a pause, which no one reads. A visitor's network has as many. */
const VIEWS = { points: 600, duration: 300 };

/**
 * Counts a transcript before it is read, for a member or a visitor's network.
 * @returns null to go on, else seconds to wait.
 */
export const takeView = (db: Database, { memberId }: Pick<Viewer, 'memberId'>, ip: string): Promise<number | null> =>
  createLimiter(db, 'recordViews', VIEWS).take(memberId === null ? networkOf(ip) : String(memberId));

/** Counts a transcript before it is read. @throws GraphQLError `RATE_LIMITED`. */
export async function requireViewingAllowance({ db, viewer, ip, isWarmUp }: RequestContext): Promise<void> {
  if (isWarmUp) return;
  const wait = await takeView(db, viewer, ip);
  if (wait !== null) throw rateLimited('Too many records were opened in a short time.', wait);
}
