import type { FastifyInstance } from 'fastify';

import type { StoredName } from '#domain/kernel/consent/storedItems.ts';
import type { Database } from '#server/platform/db/database.ts';
import { inReaderScope, type ReaderScope } from '#server/platform/db/servers/readerScope.ts';
import { START, walPosition } from '#server/platform/db/servers/walPosition.ts';

import { cookieOf } from './cookieOf.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What this request may be answered by; null before its handler runs. */
    readerScope: ReaderScope | null;
  }
}

/**
 * Where in the database’s log the reader’s latest write ends. It holds nothing about who reads, and any copy of the
 * server understands it.
 */
const COOKIE: StoredName<'cookie'> = 'muniment_position';
/** Longer than a standby that answers may be behind. */
const SECONDS = 60;
/** Later than everything: for a caller who cannot tell us what they wrote. */
const LATEST = 2n ** 64n;

/**
 * The position that a request brings. A program that signs in by a token and keeps no cookies cannot bring one: it is
 * answered by the primary.
 */
function broughtBy({ cookie, authorization }: { cookie?: string; authorization?: string }): bigint {
  if (cookie === undefined) return authorization === undefined ? START : LATEST;
  try {
    const text = cookieOf(cookie, COOKIE);
    return text === null ? START : (walPosition(text) ?? LATEST);
  } catch {
    return LATEST;
  }
}

/**
 * Lets a reader read what they wrote while standbys answer: every answer to a request that wrote something carries the
 * position of that in a cookie, and only a server that has passed it answers this reader.
 * @param db - the primary
 */
export function registerReaderPosition(app: FastifyInstance, db: Pick<Database, 'one'>, isSecure: boolean): void {
  app.decorateRequest('readerScope', null);
  // After the body was read: what the socket calls back is of no request.
  app.addHook('preValidation', (request, _reply, done) => {
    const mayBeOld = request.method === 'GET' || request.method === 'HEAD';
    request.readerScope = { mayBeOld, after: broughtBy(request.headers), hasWritten: false };
    inReaderScope(request.readerScope, done);
  });
  app.addHook('onSend', async (request, reply) => {
    if (!request.readerScope?.hasWritten) return;
    const row = await db
      .one<{ position: string }>('/* servers.position */ SELECT pg_current_wal_lsn()::text AS position')
      .catch(() => null);
    // A position that is not known is none that a standby has passed.
    void reply.header(
      'set-cookie',
      `${COOKIE}=${row?.position ?? 'unknown'}; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
    );
  });
}
