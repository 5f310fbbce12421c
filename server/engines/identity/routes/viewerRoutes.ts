import type { FastifyInstance } from 'fastify';
import { GraphQLError } from 'graphql';

import type { SessionLeft } from '#domain/account/security/sessionLimits.ts';
import type { Database } from '#server/platform/db/database.ts';

import { bearerOf } from '../bearerOf.ts';
import type { Admit } from '../createAdmission.ts';
import type { Identity } from '../identity.ts';
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

/**
 * What the browser asks once about the reader: `GET /api/entitlements` answers `{ grants, holdings, groups, flags,
 * duties }`, of a steward `stewardship` and of a contact `contact`, too, or 503 when they could not be loaded.
 */
export function registerViewerRoutes(app: FastifyInstance, viewerOf: Identity['viewerOf']): void {
  app.get('/api/entitlements', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    try {
      const viewer = await viewerOf({ ...request.headers, ip: request.ip });
      const { grants, holdings, groups, flags, duties, stewardship, contact } = viewer;
      if (grants !== null)
        return {
          grants,
          holdings,
          groups,
          flags,
          duties,
          ...(stewardship && { stewardship }),
          ...(contact && { contact }),
        };
      return await reply
        .code(503)
        .send({ error: { code: 'ENTITLEMENTS_UNAVAILABLE', message: 'Try again in a few minutes.' } });
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      return reply.code(401).send({ error: { code: 'UNAUTHENTICATED', message: error.message } });
    }
  });
}
