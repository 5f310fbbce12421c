import { rateLimited } from '#server/modules/kernel/graphql/refusal.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';

/**
 * Pictures of one member an hour: a family album is uploaded in an evening, and reading one keeps a processor busy for
 * a second.
 */
const UPLOADS = { points: 200, duration: 3600 };

/**
 * Counts a picture before it is opened.
 * @throws GraphQLError `RATE_LIMITED` when the member sent too many.
 */
export async function requireTreePictureAllowance(db: Database, memberId: number): Promise<void> {
  const retryAfterSeconds = await createLimiter(db, 'treePicture', UPLOADS).take(String(memberId));
  if (retryAfterSeconds !== null) throw rateLimited('Too many photos were sent.', retryAfterSeconds);
}
