import type { FastifyInstance } from 'fastify';

import { inRequestScope, type RequestScope } from '#server/platform/db/requestScope.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What its statements may take; null where nothing is limited. */
    requestScope: RequestScope | null;
  }
}

/**
 * Gives up statements of pages and requests that take too long, so that a database that hangs keeps no reader waiting.
 * @param seconds - for each statement; 0: no limit
 */
export function limitStatements(app: FastifyInstance, seconds: number): void {
  app.decorateRequest('requestScope', null);
  if (seconds === 0) return;
  // After the body was read: what the socket calls back is of no request.
  app.addHook('preValidation', (request, _reply, done) => {
    request.requestScope = { limitMs: seconds * 1_000, isCut: false, isOver: false };
    inRequestScope(request.requestScope, done);
  });
  app.addHook('onResponse', async (request) => {
    if (request.requestScope) request.requestScope.isOver = true;
  });
}
