import { coarseNetwork } from './coarseNetwork.ts';

describe('the network of a signed-in device', () => {
  it.each([
    ['203.0.113.7', '203.0.113.x'],
    ['::ffff:203.0.113.7', '203.0.113.x'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
    ['2001:db8::7', '2001:db8::'],
    ['::1', 'this machine'],
    ['127.0.0.1', 'this machine'],
  ])('of %s is %s', (ip, network) => {
    expect(coarseNetwork(ip)).toBe(network);
  });
});
