import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';

import { problemOf } from './problems.ts';
import { sendProblem } from './sendProblem.ts';
import { splitTarget } from './splitTarget.ts';

const INTERNAL = /^\/(?:metrics|internal)(?:\/|$)/iu;
/** As the router reads it: escaped letters are letters. A path that can't be decoded leads nowhere. */
const decoded = (pathname: string): string => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
};
/** Of the machine itself: where a collector of metrics may run beside the site. */
const OWN = ['127.0.0.0/8', '::1'];

/** A function that says whether an address lies in one of the networks, or is the machine's own. IPv4 within IPv6 counts as IPv4. */
export function createNetworkTest(networks: readonly string[]): (address: string) => boolean {
  const known = new BlockList();
  for (const network of [...OWN, ...networks]) {
    const [address = '', bits] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) known.addAddress(address, family);
    else known.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/iu, '');
    return known.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  };
}

/**
 * Answers `/metrics` and `/internal`, staff's pages, only to `networks`; to all others there is nothing. Whose address counts
 * is what TRUSTED_PROXIES says. Staff's data is guarded by their rights besides: this keeps their doors out of sight.
 * @param networks - addresses and ranges; empty: no one is kept out
 */
export function registerAdmitInternal(app: FastifyInstance, networks: readonly string[]): void {
  if (networks.length === 0) return;
  const isNear = createNetworkTest(networks);
  app.addHook('onRequest', async (request, reply) => {
    if (!INTERNAL.test(decoded(splitTarget(request.url).pathname)) || isNear(request.ip)) return undefined;
    return sendProblem(request, reply, problemOf(404));
  });
}
