import type { FastifyInstance } from 'fastify';

import type { Health } from './health.ts';

/**
 * `GET /livez`: 200 for as long as the event loop answers, whatever the site depends on: for those who restart a
 * process. `GET /healthz`: 200 when the site can answer, 503 while it cannot. It touches neither the database nor the
 * index: for those who send readers.
 */
export function registerHealth(app: FastifyInstance, health: Health): void {
  app.get('/livez', async (_request, reply) => reply.header('cache-control', 'no-store').send({ live: true }));
  app.get('/healthz', async (_request, reply) => {
    const report = health.report();
    return reply
      .code(report.ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(report);
  });
}
