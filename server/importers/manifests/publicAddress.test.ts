import { isPublicAddress } from './publicAddress.ts';

describe('an address of the open internet', () => {
  it.each([
    '93.184.215.14',
    '1.1.1.1',
    '172.15.255.255',
    '172.32.0.1',
    '192.167.255.255',
    '100.63.255.255',
    '100.128.0.1',
    '223.255.255.255',
    '2606:2800:21f:cb07:6820:80da:af6b:8b2c',
    '2a00:1450:4009::1',
  ])('is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each<[string, readonly string[]]>([
    ['of this machine', ['127.0.0.1', '127.255.255.254', '0.0.0.0', '::1', '::']],
    [
      'of a private network',
      ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.255.255', 'fc00::1', 'fd12:3456::1'],
    ],
    ['of the network it is plugged into', ['169.254.169.254', 'fe80::1']],
    ['that a provider shares', ['100.64.0.1', '100.127.255.255']],
    ['of examples and tests', ['192.0.2.1', '198.51.100.1', '203.0.113.1', '198.18.0.1', '2001:db8::1', '3fff::1']],
    ['of many, or of none', ['224.0.0.1', '240.0.0.1', '255.255.255.255', 'ff02::1']],
    [
      'of IPv6 that hides one of IPv4',
      ['::ffff:127.0.0.1', '::ffff:93.184.215.14', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:0:7f00:1::'],
    ],
    ['that is none', ['', 'localhost', 'papers.example', '127.1', '0x7f.0.0.1', '2130706433', '1.2.3.4.5', '::g']],
  ])('is none %s', (_name, addresses) => expect(addresses.filter(isPublicAddress)).toEqual([]));
});
