import type { FastifyInstance } from 'fastify';

import { isSisterHost } from '#domain/kernel/grants/isSisterHost.ts';
import { matchRoute } from '#domain/kernel/routes/matchRoute.ts';
import type { SiteBoot } from '#domain/site/content/siteBoot.ts';

import { wantsDocument } from './sendProblem.ts';
import { splitTarget } from './splitTarget.ts';

/**
 * Sends a browser that came by another name (127.0.0.1, an old domain) to the one address of the site: the issuer of
 * tokens, redirect addresses and cookies are bound to it. Other programs may use any name. A page that the sister site
 * does not show is not shown there by way of a redirect either.
 */
export function registerCanonicalOrigin(app: FastifyInstance, { publicUrl, addresses }: Pick<SiteBoot, 'publicUrl' | 'addresses'>): void {
  const { host, origin } = new URL(publicUrl);
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || request.headers.host === host || !wantsDocument(request)) return undefined;
    const isWithheld = isSisterHost(request.headers.host ?? '', addresses.sisterDomain) && matchRoute(splitTarget(request.url).pathname)?.route.access?.host === 'not-on-sister-site';
    if (isWithheld) return undefined;
    return reply.redirect(origin + (request.url.startsWith('/') ? request.url : '/'), 302);
  });
}
