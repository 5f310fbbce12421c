import { rateLimited } from '#server/modules/kernel/graphql/refusal.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';

/**
 * Members whose profile one member looks up in ten minutes: a page of messages or of a tree names a few. Members are
 * identified by their numbers whatever their profile shows (PROF-006); what it shows is decided when it is opened.
 */
const LOOK_UPS = { points: 100, duration: 600 };

/**
 * Counts a look-up of a profile by a member's number. Numbers follow each other, so this is what keeps members from
 * being listed.
 * @throws GraphQLError `RATE_LIMITED`
 */
export async function requireLookUpAllowance(db: Database, memberId: number): Promise<void> {
  const retryAfterSeconds = await createLimiter(db, 'profileLookUp', LOOK_UPS).take(String(memberId));
  if (retryAfterSeconds !== null) throw rateLimited('Too many profiles were looked up.', retryAfterSeconds);
}
