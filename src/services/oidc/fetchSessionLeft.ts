import type { SessionLeft } from '#domain/account/security/sessionLimits.ts';

import { session } from './session.ts';

/**
 * How many seconds the reader's session has left; null once it is over, and for a visitor.
 * @throws TypeError or SignInError where nothing answers
 */
export async function fetchSessionLeft(): Promise<SessionLeft | null> {
  const token = await session.accessToken();
  if (token === null) return null;
  const answer = await fetch('/api/session', {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
  });
  if (!answer.ok) throw new TypeError('The session was not asked for');
  return ((await answer.json()) as { left: SessionLeft | null }).left;
}
