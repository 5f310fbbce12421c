import type { FastifyInstance } from 'fastify';

import type { Health } from './health.ts';

/** `GET /healthz`: 200 when the site can answer, 503 while it cannot. It touches neither the database nor the index. */
export function registerHealth(app: FastifyInstance, health: Health): void {
  app.get('/healthz', async (_request, reply) => {
    const report = health.report();
    return reply.code(report.ready ? 200 : 503).header('cache-control', 'no-store').send(report);
  });
}
