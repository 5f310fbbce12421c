import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';

import type { Database } from '#server/platform/db/database.ts';
import { isSameOrigin } from '#server/platform/http/admitOwnPages.ts';

import { bearerOf } from '../bearerOf.ts';
import type { Admit } from '../createAdmission.ts';
import { cookieNames } from '../provider/cookies.ts';
import { recordSecurityEvent } from '../securityEvents/recordSecurityEvent.ts';
import { endSessionsNamed } from '../sessions/endSession.ts';
import { refuseForeign } from './refuse.ts';
import { clearedSessionMarker } from './sessionMarker.ts';

/** Cookies of the provider that say something about a session or a sign-in under way. */
const cookiesOf = (publicUrl: string): string[] => [
  cookieNames(publicUrl).session,
  `${cookieNames(publicUrl).session}.sig`,
];

/** What signing out is made of. */
export interface SignOutDeps {
  db: Database;
  provider: () => Provider;
  admit: Admit;
  publicUrl: string;
}

/**
 * Ends the sessions that a request shows, by the browser's cookie and by its access token, with all that was given out
 * in them. @returns their accounts: none for a visitor.
 */
export async function endShownSessions(
  { db, admit }: Pick<SignOutDeps, 'db' | 'admit'>,
  { cookie, authorization }: { cookie?: string | undefined; authorization?: string | undefined },
): Promise<number[]> {
  const token = bearerOf(authorization);
  const shown = [await admit({ cookie }), token === null ? null : await admit({ token })].filter(
    (found) => found !== null,
  );
  await endSessionsNamed(db, [...new Set(shown.map(({ sessionUid }) => sessionUid))]);
  return [...new Set(shown.map(({ memberId }) => memberId))];
}

/**
 * `POST /api/sign-out` signs the browser out in one step, which no other tab can come between: session, tokens, codes,
 * grants and tickets end, and the cookies of the session expire. A visitor gets the same answer.
 */
export function registerSignOut(app: FastifyInstance, { publicUrl, ...parts }: SignOutDeps): void {
  app.post('/api/sign-out', async (request, reply) => {
    if (!isSameOrigin(request.headers, publicUrl)) return refuseForeign(reply);
    for (const memberId of await endShownSessions(parts, request.headers))
      await recordSecurityEvent(parts.db, { kind: 'signed-out', memberId, ip: request.ip });
    void reply.header('cache-control', 'no-store').header('set-cookie', clearedSessionMarker(publicUrl));
    for (const name of cookiesOf(publicUrl))
      void reply.header(
        'set-cookie',
        `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`,
      );
    return reply.send({});
  });
}
