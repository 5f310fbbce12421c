import { spawnSync } from 'node:child_process';

/** A network of a test's own: a namespace for each machine, all on one bridge that this process is on, too. */
export interface PartedNetwork {
  /** Where this process reaches a machine. */
  addressOf: (at: number) => string;
  /**
   * Where machines reach each other: an address that a program takes for its own loopback, and so asks for nothing that
   * real work takes.
   */
  betweenAddressOf: (at: number) => string;
  /** What a program is run by on a machine, as the user with this id. */
  runAt: (at: number, user: number) => readonly string[];
  /** Drops whatever goes between one machine and all others. This process still reaches each. */
  cut: (at: number) => void;
  mend: (at: number) => void;
  close: () => void;
}

const run = (...args: readonly string[]): boolean => spawnSync('ip', args).status === 0;

/**
 * Makes one; null, having said so loudly, where this process may not (it takes Linux, root and the right to make
 * namespaces).
 */
export function partedNetwork(machines: number): PartedNetwork | null {
  const sign = process.pid % 10_000;
  const subnet = `10.213.${sign % 250}`;
  const bridge = `mnb${sign}`;
  const all = Array.from({ length: machines }, (_none, at) => at);
  const space = (at: number): string => `mn${sign}-${at}`;
  const addressOf = (at: number): string => `${subnet}.${at + 11}`;
  const betweenAddressOf = (at: number): string => `127.77.0.${at + 11}`;
  const inside = (at: number, ...args: readonly string[]): boolean => run('netns', 'exec', space(at), ...args);
  const close = (): void => {
    for (const at of all) run('netns', 'del', space(at));
    run('link', 'del', bridge);
  };
  const isMade =
    run('link', 'add', bridge, 'type', 'bridge') &&
    run('addr', 'add', `${subnet}.1/24`, 'dev', bridge) &&
    run('link', 'set', bridge, 'up') &&
    all.every(
      (at) =>
        run('netns', 'add', space(at)) &&
        run('link', 'add', `mnv${sign}-${at}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space(at)) &&
        run('link', 'set', `mnv${sign}-${at}`, 'master', bridge, 'up') &&
        inside(at, 'ip', 'link', 'set', 'lo', 'up') &&
        // Addresses of the loopback but one go over the wire.
        inside(at, 'ip', 'addr', 'del', '127.0.0.1/8', 'dev', 'lo') &&
        inside(at, 'ip', 'addr', 'add', '127.0.0.1/32', 'dev', 'lo') &&
        inside(at, 'sh', '-c', 'echo 1 >/proc/sys/net/ipv4/conf/eth0/route_localnet') &&
        inside(at, 'ip', 'link', 'set', 'eth0', 'up') &&
        inside(at, 'ip', 'addr', 'add', `${addressOf(at)}/24`, 'dev', 'eth0') &&
        inside(at, 'ip', 'addr', 'add', `${betweenAddressOf(at)}/24`, 'dev', 'eth0'),
    );
  if (!isMade) {
    close();
    process.stderr.write(
      '\n*** A NETWORK CUT IN TWO IS NOT PROVED: this process may not make network namespaces. ***\n',
    );
    return null;
  }
  const route =
    (verb: 'add' | 'del') =>
    (at: number): void => {
      for (const other of all)
        if (other !== at) inside(at, 'ip', 'route', verb, 'blackhole', `${betweenAddressOf(other)}/32`);
    };
  return {
    addressOf,
    betweenAddressOf,
    runAt: (at, user) => [
      'ip',
      'netns',
      'exec',
      space(at),
      'setpriv',
      `--reuid=${user}`,
      `--regid=${user}`,
      '--clear-groups',
    ],
    cut: route('add'),
    mend: route('del'),
    close,
  };
}
