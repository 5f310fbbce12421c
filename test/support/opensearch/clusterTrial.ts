import { setTimeout as delay } from 'node:timers/promises';

import { type PartedNetwork, partedNetwork } from './partedNetwork.ts';
import { startCluster, type TestCluster } from './startCluster.ts';

/** What a search says: its total, which the counts of its only facet must add up to, or that there is no answer. */
export type Said = number | string;

/** Asks what an engine says. */
export type Ask = () => Promise<Said>;

/** Settings of an engine on a test cluster, which knows neither TLS nor passwords. */
export const settingsOf = (cluster: Pick<TestCluster, 'urls'> | undefined) => ({
  urls: cluster?.urls ?? [],
  username: null,
  password: null,
  ca: null,
});

/** Runs a search of one facet. */
export async function said(
  search: () => Promise<{ total: number; counts: readonly { count: number }[] | undefined }>,
): Promise<Said> {
  const answer = await search().catch((error: unknown) => error as Error);
  if (answer instanceof Error) return answer.name;
  const sum = answer.counts?.reduce((whole, { count }) => whole + count, 0);
  return sum === answer.total ? answer.total : `total ${answer.total}, facets ${sum}`;
}

/** Asks until the wanted answer comes; returns all that was said on the way. */
export async function askUntil(ask: Ask, wanted: (one: Said) => boolean, patienceMs = 120_000): Promise<Set<Said>> {
  const all = new Set<Said>();
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await delay(100)) {
    const one = await ask();
    all.add(one);
    if (wanted(one)) break;
  }
  return all;
}

/** Readers ask, each again and again, as long as some work takes; returns all that they heard. */
export async function askDuring(readers: readonly Ask[], work: () => Promise<void>): Promise<Set<Said>> {
  const all = new Set<Said>();
  let isDone = false;
  const reading = readers.map(async (ask) => {
    while (!isDone) all.add(await ask());
  });
  try {
    await work();
  } finally {
    isDone = true;
    await Promise.all(reading);
  }
  return all;
}

/** Tries until it succeeds, for three minutes. */
export async function tryUntilDone(work: () => Promise<unknown>): Promise<void> {
  for (const deadline = Date.now() + 180_000; Date.now() < deadline;)
    if (
      await work().then(
        () => true,
        () => false,
      )
    )
      return;
}

/** Settings of a node that a few searches and writes are too many for. */
export const SMALL_QUEUES = {
  'thread_pool.search.size': 1,
  'thread_pool.search.queue_size': 12,
  'thread_pool.write.size': 1,
  'thread_pool.write.queue_size': 1,
};

/** Searches that the only node of a cluster had no room for. */
export async function refusedSearches(cluster: TestCluster): Promise<number | undefined> {
  const stats = (await cluster.ask('/_nodes/stats/thread_pool')) as {
    nodes: Record<string, { thread_pool: { search: { rejected: number } } }>;
  };
  return Object.values(stats.nodes)[0]?.thread_pool.search.rejected;
}

/** Gives a test three nodes on a network that it can cut in two; nothing where that cannot be made here. */
export async function onPartedNetwork(
  home: string,
  run: (cluster: TestCluster, network: PartedNetwork) => Promise<void>,
): Promise<void> {
  const network = partedNetwork(3);
  if (!network) return;
  let cluster: TestCluster | undefined;
  try {
    cluster = await startCluster(home, 3, {}, { network });
    await run(cluster, network);
  } finally {
    await cluster?.stop();
    network.close();
  }
}
