import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import { createNetworkTest } from '#server/platform/limits/createNetworkTest.ts';

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
