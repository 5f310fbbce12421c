import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal, rateLimited } from '#server/modules/kernel/graphql/refusal.ts';
import { requireGrant } from '#server/modules/kernel/graphql/requireMember.ts';
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

declare module '#server/modules/kernel/graphql/context.ts' {
  interface ModuleServices {
    /** Whether members may write to each other on this site now (setting MESSAGING). */
    isMessagingOn: () => boolean;
  }
}

/**
 * Lets only a member pass who holds `private-messaging`, on a site where messages are switched on.
 * @returns the member's id
 * @throws GraphQLError UNAUTHENTICATED, FORBIDDEN or MESSAGING_OFF
 */
export function requireMessaging({ viewer, isMessagingOn }: Pick<RequestContext, 'viewer' | 'isMessagingOn'>): number {
  const memberId = requireGrant(viewer, 'private-messaging');
  if (!isMessagingOn()) throw refusal('MESSAGING_OFF', 'Messages are switched off on this site.');
  return memberId;
}
