import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';

import type { Viewer } from '#domain/access/accessRule.ts';

import type { Identity } from '../identity.ts';

/**
 * What the browser asks once about the reader: `GET /api/entitlements` answers `{ grants }`, or 503 when they
 * could not be loaded; `GET /api/viewer` answers flags, groups and whether this is staff.
 */
export function registerViewerRoutes(app: FastifyInstance, viewerOf: Identity['viewerOf']): void {
  const answer = (send: (viewer: Viewer, reply: FastifyReply) => unknown) => async (request: FastifyRequest, reply: FastifyReply) => {
    void reply.header('cache-control', 'no-store');
    try {
      return send(await viewerOf(request.headers), reply);
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      return reply.code(401).send({ error: { code: 'UNAUTHENTICATED', message: error.message } });
    }
  };

  app.get(
    '/api/entitlements',
    answer(({ grants }, reply) =>
      grants === null
        ? reply.code(503).send({ error: { code: 'ENTITLEMENTS_UNAVAILABLE', message: 'Try again in a few minutes.' } })
        : { grants },
    ),
  );
  app.get('/api/viewer', answer(({ memberId, isInternal, groups, flags }) => ({ memberId, isInternal, groups, flags })));
}
