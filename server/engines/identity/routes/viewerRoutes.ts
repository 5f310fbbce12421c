import type { FastifyInstance } from 'fastify';
import { GraphQLError } from 'graphql';

import type { Identity } from '../identity.ts';

/**
 * What the browser asks once about the reader: `GET /api/entitlements` answers `{ grants, holdings, groups, flags,
 * duties }`, or 503 when they could not be loaded.
 */
export function registerViewerRoutes(app: FastifyInstance, viewerOf: Identity['viewerOf']): void {
  app.get('/api/entitlements', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    try {
      const { grants, holdings, groups, flags, duties } = await viewerOf({ ...request.headers, ip: request.ip });
      if (grants !== null) return { grants, holdings, groups, flags, duties };
      return await reply
        .code(503)
        .send({ error: { code: 'ENTITLEMENTS_UNAVAILABLE', message: 'Try again in a few minutes.' } });
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      return reply.code(401).send({ error: { code: 'UNAUTHENTICATED', message: error.message } });
    }
  });
}
