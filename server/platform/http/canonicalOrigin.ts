import type { FastifyInstance } from 'fastify';

import type { StoredName } from '#domain/kernel/consent/storedItems.ts';
import { isSisterHost } from '#domain/kernel/grants/isSisterHost.ts';
import { matchRoute } from '#domain/kernel/routes/matchRoute.ts';
import type { SiteBoot } from '#domain/site/content/siteBoot.ts';

import { cookieOf } from './cookieOf.ts';
import { problemOf } from './problems.ts';
import { sendProblem, wantsDocument } from './sendProblem.ts';
import { splitTarget } from './splitTarget.ts';

/** Remembered by a browser that was sent to the site's address, for as long as it takes to get there. */
const SENT: StoredName<'cookie'> = 'muniment_sent';
const SENT_SECONDS = 10;

/**
 * Sends a browser that came by another name (127.0.0.1, an old domain) to the one address of the site: the issuer of
 * tokens, redirect addresses and cookies are bound to it. Other programs may use any name. A page that the sister site
 * does not show is not shown there by way of a redirect either. A browser that comes back from that address
 * under another name still meets a proxy that loses Host, and is told so instead of going round for ever. A trusted
 * proxy may give the name in X-Forwarded-Host.
 */
export function registerCanonicalOrigin(
  app: FastifyInstance,
  { publicUrl, addresses }: Pick<SiteBoot, 'publicUrl' | 'addresses'>,
): void {
  const { host, origin, protocol } = new URL(publicUrl);
  // A browser that came over plain http drops such a cookie, and needs none: it arrives by another name.
  const secure = protocol === 'https:' ? '; Secure' : '';
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || request.host === host || !wantsDocument(request)) return undefined;
    const isWithheld =
      isSisterHost(request.headers.host ?? '', addresses.sisterDomain) &&
      matchRoute(splitTarget(request.url).pathname)?.route.access?.host === 'not-on-sister-site';
    if (isWithheld) return undefined;
    if (cookieOf(request.headers.cookie, SENT) === host) return sendProblem(request, reply, problemOf(421));
    void reply.header(
      'set-cookie',
      `${SENT}=${host}; Path=/; Max-Age=${SENT_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
    );
    return reply.redirect(origin + (request.url.startsWith('/') ? request.url : '/'), 302);
  });
}
