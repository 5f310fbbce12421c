import type { FastifyInstance } from 'fastify';

import { isSameOrigin } from '#server/platform/http/admitOwnPages.ts';

import { recordSecurityEvent } from '../securityEvents/recordSecurityEvent.ts';
import { refuseForeign } from './refuse.ts';
import { endShownSessions, type SignOutDeps } from './signOut.ts';

const cookieNames = (header: string | undefined): string[] =>
  (header ?? '').split(';').flatMap((part) => {
    const [name = ''] = part.trim().split('=', 1);
    return /^[\w!#$%&'*+.^`|~-]+$/u.test(name) ? [name] : [];
  });

/**
 * `POST /api/clear-data` ends the browser's session, with its tokens, and expires every cookie of the site, those
 * that scripts cannot see too. Nothing that is stored about a member here is touched.
 */
export function registerClearData(app: FastifyInstance, { publicUrl, ...parts }: SignOutDeps): void {
  app.post('/api/clear-data', async (request, reply) => {
    if (!isSameOrigin(request.headers, publicUrl)) return refuseForeign(reply);
    for (const memberId of await endShownSessions(parts, request.headers))
      await recordSecurityEvent(parts.db, { kind: 'signed-out', memberId, ip: request.ip });
    void reply.header('cache-control', 'no-store').header('clear-site-data', '"cookies", "storage"');
    // Browsers keep a cookie whose name promises `Secure` where an answer without it would remove it.
    for (const name of cookieNames(request.headers.cookie))
      void reply.header('set-cookie', `${name}=; Path=/; Max-Age=0${name.startsWith('__') ? '; Secure' : ''}`);
    return reply.send({});
  });
}
