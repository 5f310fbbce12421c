import type { FastifyInstance } from 'fastify';
import type { Interaction } from 'oidc-provider';
import { SessionNotFound } from 'oidc-provider/lib/helpers/errors.js';

import { pinOrigin } from './routes/pinOrigin.ts';

/** The page that says that a sign-in is over, with a link to start again. */
export const SIGN_IN_GONE = '/error/auth?error=session_not_found';

/**
 * Routes that continue a sign-in in the browser that started it: nothing of them is stored, and a browser without the
 * cookie of that sign-in gets the answer that it has expired.
 */
export async function interactionScope(
  app: FastifyInstance,
  publicUrl: string,
  add: (scope: FastifyInstance) => void,
): Promise<void> {
  await app.register((scope: FastifyInstance, _options: unknown, done: () => void) => {
    scope.addHook('onRequest', async (request, reply) => {
      pinOrigin(request.raw, publicUrl);
      void reply.header('cache-control', 'no-store');
    });
    scope.setErrorHandler((error, request, reply) => {
      if (!(error instanceof SessionNotFound)) throw error;
      if (request.method === 'GET') return reply.redirect(SIGN_IN_GONE, 303);
      return reply
        .code(410)
        .send({ problems: [{ field: null, code: 'EXPIRED', message: 'This sign-in has expired. Start it again.' }] });
    });
    add(scope);
    done();
  });
}

/**
 * Whether a member is signed in on the browser already. Being asked all the same, they are to show who they are:
 * another site that still remembers the browser, and asks nothing, would vouch for anyone at the screen.
 */
export const isSignedIn = (session: Interaction['session']): boolean => session?.accountId !== undefined;
