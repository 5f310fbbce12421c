import { bindTicket } from '#server/engines/identity/createAdmission.ts';

import type { RequestContext } from './context.ts';
import { refusal } from './refusal.ts';

/**
 * Binds a ticket for an upload or a download to the session it is asked for in, so that it opens nothing after a
 * sign-out.
 * @returns the ticket
 * @throws GraphQLError `UNAUTHENTICATED` when the session has ended meanwhile.
 */
export async function bindToSession(
  { db, session }: Pick<RequestContext, 'db' | 'session'>,
  ticket: string,
): Promise<string> {
  const known = await session();
  if (!known) throw refusal('UNAUTHENTICATED', 'Sign in again.');
  await bindTicket(db, ticket, known.uid);
  return ticket;
}
