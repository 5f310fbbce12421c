import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Letters, digits and `._-`: nothing that could break a log line, a header or a page. */
const WELL_FORMED = /^[A-Za-z0-9._-]{8,64}$/;

/**
 * Makes the function that names each request. A name that the caller sends is believed only when it is well-formed and
 * the connection comes from a proxy of ours, so that no one outside can forge or repeat ids in our logs.
 * @param trustedProxies - IP addresses or CIDR ranges; empty trusts no one.
 * @throws Error when an entry is neither.
 */
export function createRequestIds(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const trusted = new BlockList();
  for (const entry of trustedProxies) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (isIP(address) === 0) throw new Error(`"${entry}" is not an IP address or range`);
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return (request) => {
    const sent = request.headers['x-request-id'];
    const from = request.socket.remoteAddress ?? '';
    const isTrusted = isIP(from) !== 0 && trusted.check(from, isIP(from) === 6 ? 'ipv6' : 'ipv4');
    return isTrusted && typeof sent === 'string' && WELL_FORMED.test(sent) ? sent : randomUUID();
  };
}
