import type { RequestContext } from '#server/graphql/context.ts';
import { rateLimited } from '#server/graphql/refusal.ts';
import { createLimiter } from '#server/limits/createLimiter.ts';
import { networkOf } from '#server/limits/networkOf.ts';

/** Transcripts in five minutes: two a second without a pause, which nobody reads. A visitor's network has as many. */
const VIEWS = { points: 600, duration: 300 };

/** Counts a transcript before it is read. @throws GraphQLError `RATE_LIMITED`. */
export async function requireViewingAllowance({ db, viewer, ip }: RequestContext): Promise<void> {
  const wait = await createLimiter(db, 'recordViews', VIEWS).take(viewer.memberId === null ? networkOf(ip) : String(viewer.memberId));
  if (wait !== null) throw rateLimited('Too many records were opened in a short time.', wait);
}
