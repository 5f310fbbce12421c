import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { rateLimited } from '#server/modules/kernel/graphql/refusal.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';

/** Lists, conversations and pages of an export that one member asks for in ten minutes. */
const READS = { points: 1200, duration: 600 };
/** Members that one member looks up to write to in ten minutes. */
const LOOK_UPS = { points: 100, duration: 600 };

/** @throws GraphQLError RATE_LIMITED */
export async function requireReads({ db }: Pick<RequestContext, 'db'>, memberId: number): Promise<void> {
  const wait = await createLimiter(db, 'messageReads', READS).take(String(memberId));
  if (wait !== null) throw rateLimited('Messages were asked for too often.', wait);
}

/** @throws GraphQLError RATE_LIMITED */
export async function requireLookUps({ db }: Pick<RequestContext, 'db'>, memberId: number): Promise<void> {
  const wait = await createLimiter(db, 'messageLookUps', LOOK_UPS).take(String(memberId));
  if (wait !== null) throw rateLimited('Too many members were looked up.', wait);
}
