/** Hosts that mean every network: the site is on loopback as well. */
const EVERYWHERE = ['0.0.0.0', '::'];

/**
 * Where a site that listens reaches itself, without a way through a proxy.
 * @example localAddress({ host: '0.0.0.0', port: 3000 }) // 'http://127.0.0.1:3000'
 */
export const localAddress = ({ host, port }: { host: string; port: number }): string =>
  `http://${EVERYWHERE.includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`;
