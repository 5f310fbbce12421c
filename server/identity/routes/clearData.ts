import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';

import { isSameOrigin } from '../../http/isSameOrigin.ts';
import { refuseForeign } from './refuse.ts';

const SESSION_COOKIE = 'op_session';

const cookiesIn = (header: string | undefined): { name: string; value: string }[] =>
  (header ?? '').split(';').flatMap((part) => {
    const [name = '', value = ''] = part.trim().split('=', 2);
    return /^[\w!#$%&'*+.^`|~-]+$/u.test(name) ? [{ name, value }] : [];
  });

/**
 * `POST /api/clear-data` ends the browser's session, with its tokens, and takes back every cookie of the site, those
 * that scripts cannot see too. Nothing that is stored about a member here is touched.
 */
export function registerClearData(app: FastifyInstance, provider: Provider, publicUrl: string): void {
  app.post('/api/clear-data', async (request, reply) => {
    if (!isSameOrigin(request.headers, publicUrl)) return refuseForeign(reply);
    const cookies = cookiesIn(request.headers.cookie);
    const session = cookies.find(({ name }) => name === SESSION_COOKIE);
    if (session) await (await provider.Session.find(session.value))?.destroy();
    void reply.header('cache-control', 'no-store').header('clear-site-data', '"cookies", "storage"');
    for (const { name } of cookies) void reply.header('set-cookie', `${name}=; Path=/; Max-Age=0`);
    return reply.send({});
  });
}
