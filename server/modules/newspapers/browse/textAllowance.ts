import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { rateLimited } from '#server/modules/kernel/graphql/refusal.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';
import { networkOf } from '#server/platform/limits/limitKeys.ts';

/** Texts of newspapers in five minutes: a reading room of twenty, each turning pages. */
export const PAGE_TEXTS = { points: 3_000, duration: 300 };

/**
 * Counts a page or an article before its text is read, for a member or a visitor's network.
 * @throws GraphQLError `RATE_LIMITED`.
 */
export async function requireTextAllowance({
  db,
  viewer: { memberId },
  ip,
}: Pick<RequestContext, 'db' | 'viewer' | 'ip'>): Promise<void> {
  const limiter = createLimiter(db, memberId === null ? 'pageTextsOfNetwork' : 'pageTexts', PAGE_TEXTS);
  const wait = await limiter.take(memberId === null ? networkOf(ip) : String(memberId));
  if (wait !== null) throw rateLimited('Too many pages were opened in a short time.', wait);
}
