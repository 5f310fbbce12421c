import type { FastifyInstance } from 'fastify';

import { problemOf } from '#server/platform/http/problems.ts';
import { sendProblem } from '#server/platform/http/sendProblem.ts';

import type { Graphql } from './createGraphql.ts';

const JSON_TYPE = /^application\/json(?:;|$)/i;

/**
 * Mounts `POST /graphql`. Only JSON is taken: a browser sends that across sites only with our consent, which no one
 * has. The body's size is the application's limit.
 */
export function registerGraphql(app: FastifyInstance, graphql: Graphql): void {
  app.post('/graphql', async (request, reply) => {
    if (!JSON_TYPE.test(request.headers['content-type'] ?? '')) return sendProblem(request, reply, problemOf(415));
    const gone = new AbortController();
    reply.raw.once('close', () => reply.raw.writableFinished || gone.abort());
    const answer = await graphql.handleNodeRequestAndResponse(request, reply, { requestId: request.id, ip: request.ip, signal: gone.signal });
    answer.headers.forEach((value, name) => void reply.header(name, value));
    return reply.code(answer.status).header('cache-control', 'no-store').send(await answer.text());
  });
  app.get('/graphql', async (request, reply) => sendProblem(request, reply.header('allow', 'POST'), problemOf(405)));
}
