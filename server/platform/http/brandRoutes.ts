import type { FastifyInstance } from 'fastify';

import { accentOfSheet, brandSheet } from '#domain/kernel/site/brandSheet.ts';

import { problemOf } from './problems.ts';
import { sendProblem } from './sendProblem.ts';
import { splitTarget } from './splitTarget.ts';
import { FOREVER } from './staticAssets.ts';

/** Serves the colours of a site’s brand. A sheet follows from its address alone, so that any copy has each of them. */
export function registerBrandSheets(app: FastifyInstance): void {
  app.get('/brand-:sheet', async (request, reply) => {
    const accent = accentOfSheet(splitTarget(request.url).pathname);
    if (accent === null) return sendProblem(request, reply, problemOf(404));
    return reply.header('cache-control', FOREVER).type('text/css; charset=utf-8').send(brandSheet(accent));
  });
}
