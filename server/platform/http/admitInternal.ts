import type { FastifyInstance } from 'fastify';

import { decodeLoosely } from '#domain/kernel/values/decodeLoosely.ts';
import { createNetworkTest } from '#server/platform/limits/createNetworkTest.ts';

import { problemOf } from './problems.ts';
import { sendProblem } from './sendProblem.ts';
import { splitTarget } from './splitTarget.ts';

const INTERNAL = /^\/(?:metrics|internal)(?:\/|$)/iu;
/** Of the machine itself: where a collector of metrics may run beside the site. */
const OWN = ['127.0.0.0/8', '::1'];

/**
 * Answers `/metrics` and `/internal`, staff's pages, only to `networks`; to all others there is nothing. Whose address
 * counts is what TRUSTED_PROXIES says. Staff's data is guarded by their rights besides: this keeps their doors out of
 * sight.
 * @param networks - addresses and ranges; empty: no one is kept out
 */
export function registerAdmitInternal(app: FastifyInstance, networks: readonly string[]): void {
  if (networks.length === 0) return;
  const isNear = createNetworkTest([...OWN, ...networks]);
  app.addHook('onRequest', async (request, reply) => {
    // As the router reads it: escaped letters are letters.
    if (!INTERNAL.test(decodeLoosely(splitTarget(request.url).pathname)) || isNear(request.ip)) return undefined;
    return sendProblem(request, reply, problemOf(404));
  });
}
