import type { FastifyInstance } from 'fastify';

import type { SessionLeft } from '#domain/account/security/sessionLimits.ts';
import type { Database } from '#server/platform/db/database.ts';

import { bearerOf } from '../bearerOf.ts';
import type { Admit } from '../createAdmission.ts';
import { sessionLeft } from '../sessions/sessionClock.ts';

/**
 * `GET /api/session` says how many seconds the session of an access token has left, so that a page can tell its reader
 * before it ends: `{ left: { idle, whole } }`, and `{ left: null }` where it is over. Asking is nothing that the reader
 * did: it moves no end.
 */
export function registerSessionRoute(app: FastifyInstance, db: Database, admit: Admit): void {
  app.get('/api/session', async (request, reply) => {
    const token = bearerOf(request.headers.authorization);
    const admitted = token === null ? null : await admit({ token });
    const left: SessionLeft | null = admitted && (await sessionLeft(db, admitted.sessionUid));
    return reply.header('cache-control', 'no-store').send({ left });
  });
}
