import { BlockList, isIP } from 'node:net';

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Makes the function that says whether an address lies in one of some networks. IPv4 within IPv6 counts as IPv4; what
 * is no address lies in none.
 * @param networks - IP addresses or CIDR ranges; empty: every address is outside
 * @throws Error when an entry is neither
 */
export function createNetworkTest(networks: readonly string[]): (address: string) => boolean {
  const known = new BlockList();
  for (const entry of networks) {
    const [address = '', bits] = entry.split('/');
    if (isIP(address) === 0) throw new Error(`"${entry}" is not an IP address or range`);
    if (bits === undefined) known.addAddress(address, familyOf(address));
    else known.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/iu, '');
    return isIP(plain) !== 0 && known.check(plain, familyOf(plain));
  };
}
