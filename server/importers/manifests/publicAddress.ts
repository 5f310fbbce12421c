import { BlockList, isIP } from 'node:net';

const PRIVATE = new BlockList();
// Special-purpose addresses of IPv4 (RFC 6890 and those that joined it): this host, private, shared, loopback,
// link-local, tests, multicast, reserved.
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');
// Within the public part of IPv6: Teredo and its neighbours, documentation, and 6to4, all of which may hide an address
// of IPv4.
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6');

const PUBLIC_6 = new BlockList();
PUBLIC_6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is one of the open internet: not of this machine, a private network, or any special use. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !PRIVATE.check(address, 'ipv4');
  return kind === 6 && PUBLIC_6.check(address, 'ipv6') && !PRIVATE.check(address, 'ipv6');
}
