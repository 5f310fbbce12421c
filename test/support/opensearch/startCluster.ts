import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { freePort } from '../freePort.ts';
import { askNode, type NodeAccess } from './askNode.ts';
import type { PartedNetwork } from './partedNetwork.ts';
import type { SecuredParts } from './securedParts.ts';

/** OpenSearch refuses to run as root; `nobody` is on every machine. */
const NOBODY = 65_534;
const START_MS = 240_000;

/** A running node of a test's own. */
export interface TestNode {
  name: string;
  url: string;
  /** Ends the process at once, as a power cut does. */
  kill: () => Promise<void>;
  /** Stops the process where it is, for `resume`. */
  pause: () => void;
  resume: () => void;
}

/** A cluster of a test's own, on the loopback alone. */
export interface TestCluster {
  nodes: readonly TestNode[];
  urls: readonly string[];
  /** Asks the cluster, for the test's own eyes. */
  ask: (address: string, method?: string, body?: unknown) => Promise<unknown>;
  stop: () => Promise<void>;
}

const isRoot = (): boolean => process.getuid?.() === 0;

/** What a cluster may have beside its nodes. */
interface More {
  /** Where its nodes are; left out, all are on the loopback of this machine. */
  network?: PartedNetwork;
  /** Left out, it knows neither TLS nor passwords. */
  secured?: SecuredParts;
  /** Memory of each node; 512 left out. */
  megabytes?: number;
  /** As a node that runs for days: slow to start, and fast later. Left out, the other way round. */
  isLasting?: boolean;
}

async function isReady(url: string, nodes: number, access: NodeAccess | undefined): Promise<boolean> {
  const answer = await askNode(`${url}/_cluster/health?wait_for_nodes=${nodes}&timeout=1s`, {
    access,
    timeoutMs: 5_000,
  });
  return answer?.status === 200 && (answer.body as { timed_out: boolean }).timed_out === false;
}

/**
 * Starts OpenSearch nodes from an unpacked distribution, in a temporary folder that goes when they are stopped.
 *
 * @param home - the distribution, as OPENSEARCH_HOME names it.
 * @param nodeSettings - of every node, beside those a test cluster needs. The Java program is OPENSEARCH_JAVA's, `java`
 * by default.
 * @throws Error with the end of the log when a node does not come up within four minutes.
 */
export async function startCluster(
  home: string,
  count = 1,
  nodeSettings: Readonly<Record<string, unknown>> = {},
  { network, secured, megabytes = 512, isLasting = false }: More = {},
): Promise<TestCluster> {
  const java = process.env.OPENSEARCH_JAVA ?? 'java';
  const folder = await mkdtemp(path.join(tmpdir(), 'muniment-opensearch-'));
  const own = (name: string): void => void (isRoot() && spawnSync('chown', ['-R', String(NOBODY), name]));
  // Its own copy: the user it runs as may not be able to walk to where the cache is.
  await cp(home, path.join(folder, 'home'), { recursive: true });
  own(folder);
  // 2.x is kept in its bounds by Java's security manager, 3.x by an agent of its own.
  const bounds = existsSync(path.join(home, 'agent'))
    ? `-javaagent:"${folder}/home/agent/opensearch-agent.jar"`
    : '-Djava.security.manager=allow';
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const transport = await Promise.all(Array.from({ length: count }, freePort));
  const addressOf = (at: number): string => network?.addressOf(at) ?? '127.0.0.1';
  const betweenAddressOf = (at: number): string => network?.betweenAddressOf(at) ?? '127.0.0.1';
  const names = ports.map((_port, at) => `node-${at + 1}`);
  const children = new Map<string, ChildProcess>();

  async function start(at: number): Promise<TestNode> {
    const name = names[at] ?? '';
    const conf = path.join(folder, name, 'config');
    await mkdir(path.join(folder, name, 'data'), { recursive: true });
    await cp(path.join(home, 'config'), conf, { recursive: true });
    const settings = {
      'cluster.name': 'muniment-test',
      'node.name': name,
      'http.host': addressOf(at),
      'transport.host': betweenAddressOf(at),
      'http.port': ports[at],
      'transport.port': transport[at],
      'path.data': path.join(folder, name, 'data'),
      'path.logs': path.join(folder, name, 'logs'),
      ...secured?.settings,
      ...nodeSettings,
      // Temporary folders are small: a test writes little.
      'cluster.routing.allocation.disk.threshold_enabled': false,
      ...(count === 1
        ? { 'discovery.type': 'single-node' }
        : {
            'discovery.seed_hosts': transport.map((port, other) => `${betweenAddressOf(other)}:${port}`),
            'cluster.initial_cluster_manager_nodes': names,
          }),
    };
    await writeFile(
      path.join(conf, 'opensearch.yml'),
      Object.entries(settings)
        .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
        .join(''),
    );
    for (const [file, text] of Object.entries(secured?.files ?? {})) {
      await mkdir(path.dirname(path.join(conf, file)), { recursive: true });
      await writeFile(path.join(conf, file), text, { mode: 0o600 });
    }
    const log = path.join(folder, name, 'output.txt');
    own(path.join(folder, name));
    const [program = 'sh', ...before] = [...(network?.runAt(at, NOBODY) ?? []), 'sh'];
    const child = spawn(
      program,
      [
        ...before,
        '-c',
        `exec "${java}" -Xms${megabytes}m -Xmx${megabytes}m ${isLasting ? '-XX:+UseG1GC' : '-XX:+UseSerialGC -XX:TieredStopAtLevel=1'} -Dlog4j2.disable.jmx=true ${bounds} -Djava.io.tmpdir="${folder}/${name}" \
         -Dopensearch.path.home="${folder}/home" -Dopensearch.path.conf="${conf}" -Dopensearch.distribution.type=tar -Dopensearch.bundled_jdk=false -cp "${folder}/home/lib/*" org.opensearch.bootstrap.OpenSearch >"${log}" 2>&1`,
      ],
      { cwd: path.join(folder, name), stdio: 'ignore', ...(isRoot() && !network && { uid: NOBODY, gid: NOBODY }) },
    );
    children.set(name, child);
    const url = `${secured ? 'https' : 'http'}://${addressOf(at)}:${ports[at]}`;
    const ended = new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
    });
    return {
      name,
      url,
      kill: async () => {
        child.kill('SIGKILL');
        await ended;
      },
      pause: () => void child.kill('SIGSTOP'),
      resume: () => void child.kill('SIGCONT'),
    };
  }

  const nodes: TestNode[] = [];
  const stop = async (): Promise<void> => {
    for (const node of nodes)
      if (children.get(node.name)?.exitCode === null && children.get(node.name)?.signalCode === null) await node.kill();
    await rm(folder, { recursive: true, force: true });
  };
  for (const at of names.keys()) nodes.push(await start(at));
  const deadline = Date.now() + START_MS;
  while (!(await isReady(nodes[0]?.url ?? '', count, secured?.admin))) {
    const dead = [...children].find(([, child]) => child.exitCode !== null);
    if (dead || Date.now() > deadline) {
      const log = await readFile(path.join(folder, dead?.[0] ?? names[0] ?? '', 'output.txt'), 'utf8').catch(() => '');
      await stop();
      throw new Error(`OpenSearch did not start:\n${log.slice(-2_000)}`);
    }
    await delay(500);
  }
  return {
    nodes,
    urls: nodes.map(({ url }) => url),
    async ask(address, method = 'GET', body = undefined) {
      for (const { url } of nodes) {
        const answer = await askNode(`${url}${address}`, { method, body, access: secured?.admin });
        if (answer) return answer.body;
      }
      throw new Error('no node answers');
    },
    stop,
  };
}
