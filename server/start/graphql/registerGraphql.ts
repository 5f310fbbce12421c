import { setMaxListeners } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { problemOf } from '#server/platform/http/problems.ts';
import { sendProblem } from '#server/platform/http/sendProblem.ts';
import { isWarmUp } from '#server/platform/http/warmUpRequests.ts';

import type { Graphql } from './createGraphql.ts';

const JSON_TYPE = /^application\/json(?:;|$)/i;

/**
 * Bytes of a question from someone who is not signed in: the longest, a message to support, has a tenth. Members send
 * pictures and documents.
 */
const MOST_OF_VISITOR = 65_536;

/** Whether a question is longer than a visitor's may be, or does not say how long it is. */
const isLarge = ({ 'content-length': length, 'transfer-encoding': encoding }: IncomingHttpHeaders): boolean =>
  encoding !== undefined || Number(length ?? 0) > MOST_OF_VISITOR;

const isStream = (type: string | null): boolean => type?.startsWith('text/event-stream') === true;

/** What a stream says, piece by piece, until it ends or its reader has gone. */
async function* piecesOf(body: Response['body']): AsyncGenerator<Uint8Array, void> {
  const reader = body?.getReader();
  try {
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) yield piece.value;
  } finally {
    await reader?.cancel();
  }
}

/** Says whose session a request is of; null for none, whatever token it has. */
type SessionOf = (headers: Pick<IncomingHttpHeaders, 'authorization'>) => Promise<object | null>;

/**
 * Mounts `POST /graphql`. Only JSON is taken: a browser sends that across sites only with our consent, which no one
 * has. The body's size is the application's limit, and a sixteenth of it for visitors. A subscription is answered as a
 * stream of server-sent events.
 */
export function registerGraphql(app: FastifyInstance, graphql: Graphql, sessionOf: SessionOf): void {
  // Before the body is read, which takes as long for a megabyte as ten searches do.
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) =>
    isLarge(request.headers) && !(await sessionOf(request.headers))
      ? sendProblem(request, reply, problemOf(413))
      : undefined;
  app.post('/graphql', { onRequest }, async (request, reply) => {
    if (!JSON_TYPE.test(request.headers['content-type'] ?? '')) return sendProblem(request, reply, problemOf(415));
    const gone = new AbortController();
    // A question may look up many things, each of which listens: that is no leak, and Node would print that it is one
    // beside the log.
    setMaxListeners(0, gone.signal);
    reply.raw.once('close', () => reply.raw.writableFinished || gone.abort());
    const answer = await graphql.handleNodeRequestAndResponse(request, reply, {
      requestId: request.id,
      ip: request.ip,
      signal: gone.signal,
      isWarmUp: isWarmUp(request),
    });
    answer.headers.forEach((value, name) => void reply.header(name, value));
    void reply.code(answer.status).header('cache-control', 'no-store');
    if (!isStream(answer.headers.get('content-type'))) return reply.send(await answer.text());
    // Each hint at once: nothing between here and the browser may gather them.
    void reply.header('cache-control', 'no-store, no-transform').header('x-accel-buffering', 'no');
    return reply.removeHeader('content-encoding').send(Readable.from(piecesOf(answer.body)));
  });
  app.get('/graphql', async (request, reply) => sendProblem(request, reply.header('allow', 'POST'), problemOf(405)));
}
