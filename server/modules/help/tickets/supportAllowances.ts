import { rateLimited } from '#server/modules/kernel/graphql/refusal.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';
import { networkOf } from '#server/platform/limits/limitKeys.ts';

/** New requests of one network an hour. */
const REQUESTS = { points: 5, duration: 3600 };
/** Replies, and requests called solved, of one network an hour. */
const REPLIES = { points: 30, duration: 3600 };
/** Files of one network an hour. */
const FILES = { points: 30, duration: 3600 };

/** Counts a new request. @throws GraphQLError `RATE_LIMITED`. */
export async function requireRequestAllowance(db: Database, ip: string): Promise<void> {
  const wait = await createLimiter(db, 'supportRequest', REQUESTS).take(networkOf(ip));
  if (wait !== null) throw rateLimited('Too many requests were sent.', wait);
}

/**
 * Counts a reply, or that a request is solved, whether there is such a request or not.
 * @throws GraphQLError `RATE_LIMITED`.
 */
export async function requireReplyAllowance(db: Database, ip: string): Promise<void> {
  const wait = await createLimiter(db, 'supportReply', REPLIES).take(networkOf(ip));
  if (wait !== null) throw rateLimited('Too many replies were sent.', wait);
}

/** Counts a file. @returns whether it may come. */
export const takesFile = async (db: Database, ip: string): Promise<boolean> =>
  (await createLimiter(db, 'supportFile', FILES).take(networkOf(ip))) === null;
