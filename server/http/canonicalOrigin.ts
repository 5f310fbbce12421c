import type { FastifyInstance } from 'fastify';

import { wantsDocument } from './sendProblem.ts';

/**
 * Sends a browser that came by another name (127.0.0.1, an old domain) to the one address of the site: the issuer of
 * tokens, redirect addresses and cookies are bound to it. Other programs may use any name.
 */
export function registerCanonicalOrigin(app: FastifyInstance, publicUrl: string): void {
  const { host, origin } = new URL(publicUrl);
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || request.headers.host === host || !wantsDocument(request)) return undefined;
    return reply.redirect(origin + (request.url.startsWith('/') ? request.url : '/'), 302);
  });
}
