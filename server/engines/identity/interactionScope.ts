import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Interaction, Provider } from 'oidc-provider';
import { SessionNotFound } from 'oidc-provider/lib/helpers/errors.js';

import type { Database } from '#server/platform/db/database.ts';

import { recordSecurityEvent } from './securityEvents/recordSecurityEvent.ts';
import { leaveOtherAccount } from './routes/leaveOtherAccount.ts';
import { pinOrigin } from './routes/pinOrigin.ts';

/** Someone whom another site vouched for. */
export interface VouchedFor {
  memberId: number;
  /** As in the `amr` claim. */
  methods: string[];
}

/**
 * Routes that carry on a sign-in in the browser that began it: nothing of them is stored, and a browser without the
 * cookie of that sign-in is told that it has expired.
 */
export async function interactionScope(app: FastifyInstance, publicUrl: string, add: (scope: FastifyInstance) => void): Promise<void> {
  await app.register((scope: FastifyInstance, _options: unknown, done: () => void) => {
    scope.addHook('onRequest', async (request, reply) => {
      pinOrigin(request.raw, publicUrl);
      void reply.header('cache-control', 'no-store');
    });
    scope.setErrorHandler((error, request, reply) => {
      if (!(error instanceof SessionNotFound)) throw error;
      if (request.method === 'GET') return reply.redirect('/error/auth?error=session_not_found', 303);
      return reply.code(410).send({ problems: [{ field: null, code: 'EXPIRED', message: 'This sign-in has expired. Start it again.' }] });
    });
    add(scope);
    done();
  });
}

/**
 * Whether a member is signed in on the browser already. Being asked all the same, they are to show who they are: another
 * site that knows the browser still, and asks nothing, would vouch for whoever sits at the screen.
 */
export const isSignedIn = (session: Interaction['session']): boolean => session?.accountId !== undefined;

/** Where the browser goes on to, now that it is known who is there. */
export async function finishInteraction({ provider, db }: { provider: () => Provider; db: Database }, request: FastifyRequest, reply: FastifyReply, { memberId, methods }: VouchedFor): Promise<string> {
  const login = { accountId: String(memberId), remember: true, amr: methods };
  await leaveOtherAccount(db, await provider().interactionDetails(request.raw, reply.raw), login.accountId);
  await recordSecurityEvent(db, { kind: 'signed-in', memberId, detail: methods.join(', '), ip: request.ip });
  return provider().interactionResult(request.raw, reply.raw, { login });
}
