import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireGrant } from '#server/modules/kernel/graphql/requireGrant.ts';

declare module '#server/modules/kernel/graphql/context.ts' {
  interface ModuleServices {
    /** Members may write to each other on this site (setting MESSAGING). */
    isMessagingOn: boolean;
  }
}

/**
 * Lets only a member pass who holds `private-messaging`, on a site whose operator has switched messages on.
 * @returns the member's id
 * @throws GraphQLError UNAUTHENTICATED, FORBIDDEN or MESSAGING_OFF
 */
export function requireMessaging({ viewer, isMessagingOn }: Pick<RequestContext, 'viewer' | 'isMessagingOn'>): number {
  const memberId = requireGrant(viewer, 'private-messaging');
  if (!isMessagingOn) throw refusal('MESSAGING_OFF', 'Messages are switched off on this site.');
  return memberId;
}
