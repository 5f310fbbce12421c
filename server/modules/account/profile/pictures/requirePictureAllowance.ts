import { rateLimited } from '#server/modules/kernel/graphql/refusal.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';

/** Pictures of one member an hour: reading a large one keeps a processor busy for a second or two. */
const UPLOADS = { points: 20, duration: 3600 };

/**
 * Counts a picture before it is opened.
 * @throws GraphQLError `RATE_LIMITED` when the member sent too many.
 */
export async function requirePictureAllowance(db: Database, memberId: number): Promise<void> {
  const retryAfterSeconds = await createLimiter(db, 'profilePicture', UPLOADS).take(String(memberId));
  if (retryAfterSeconds !== null) throw rateLimited('Too many pictures were sent.', retryAfterSeconds);
}
