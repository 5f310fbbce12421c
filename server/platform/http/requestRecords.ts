import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Log } from '#server/platform/config/log.ts';
import { createNetworkTest } from '#server/platform/limits/createNetworkTest.ts';

import type { Metrics } from './metrics.ts';
import { isWarmUp } from './warmUpRequests.ts';

/** Letters, digits and `._-`: nothing that could break a log line, a header or a page. */
const WELL_FORMED = /^[A-Za-z0-9._-]{8,64}$/;

/**
 * Makes the function that names each request. A name that the caller sends is believed only when it is well-formed and
 * the connection comes from a proxy of ours, so that no one outside can forge or repeat ids in our logs.
 * @param trustedProxies - IP addresses or CIDR ranges; empty trusts no one.
 * @throws Error when an entry is neither.
 */
export function createRequestIds(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = createNetworkTest(trustedProxies);
  return (request) => {
    const sent = request.headers['x-request-id'];
    return isTrusted(request.socket.remoteAddress ?? '') && typeof sent === 'string' && WELL_FORMED.test(sent)
      ? sent
      : randomUUID();
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The pattern of the page the shell sent, since all pages share one Fastify route; null elsewhere. */
    pagePattern: string | null;
  }
}

/** Addresses can hold names (`/1911-census/john-smith…`): only their pattern is ever written down. */
const patternOf = (request: FastifyRequest): string =>
  request.pagePattern ??
  (request.routeOptions.url?.startsWith('/assets/') ? '/assets/*' : request.routeOptions.url) ??
  '(none)';

/**
 * Names every request, gives that name back in `x-request-id`, and writes one log line and one measurement per answer.
 */
export function registerRequestRecords(app: FastifyInstance, log: Log, metrics: Metrics): void {
  app.decorateRequest('pagePattern', null);
  app.addHook('onRequest', async (request, reply) => {
    // On the raw answer, so that handlers which take the socket over (the identity provider) send it as well.
    reply.raw.setHeader('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (isWarmUp(request)) return;
    const route = patternOf(request);
    const labels = { method: request.method, route, status: reply.statusCode };
    metrics.requestAnswered(labels, reply.elapsedTime / 1000);
    log.info({ requestId: request.id, ...labels, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
}
