import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { silentLog } from '#server/platform/config/log.ts';
import {
  askDuring,
  askUntil,
  onPartedNetwork,
  refusedSearches,
  said,
  type Said,
  settingsOf,
  SMALL_QUEUES,
  tryUntilDone,
} from '#test/support/opensearch/clusterTrial.ts';
import { startCluster, type TestCluster } from '#test/support/opensearch/startCluster.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { draftsOf, SETS, setOf } from '../conformance/population.ts';
import { publishGeneration } from '../conformance/storeRecords.ts';
import { createRecordSource, type RecordSource } from '../records/recordSource.ts';
import type { EngineQuery, SearchEngine } from '../SearchEngine.ts';
import { withReasons } from '../withReasons.ts';
import { createOpenSearchIndex, type OpenSearchIndex } from './createOpenSearchIndex.ts';

/** These take minutes: `npm run test:opensearch` runs them. */
const home = process.env.OPENSEARCH_WHOLE ? process.env.OPENSEARCH_HOME : undefined;
const pollMs = 3_600_000;
const everything: EngineQuery = {
  criteria: [],
  orderBy: null,
  direction: 'desc',
  offset: 0,
  limit: 20,
  facets: ['DatasetName'],
  facetLimit: 50,
};

(home ? describe : describe.skip)('OpenSearch that fails', () => {
  const opened: { close(): Promise<unknown> }[] = [];
  let db: Awaited<ReturnType<typeof testDatabase>>;
  let cluster: TestCluster | undefined;

  beforeAll(async () => {
    db = await testDatabase();
    for (const set of SETS) await publishGeneration(db, set, 1, draftsOf(set.id, 0, 900));
  });
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close().catch(() => undefined);
    await cluster?.stop();
    cluster = undefined;
  });
  afterAll(() => db.close());

  async function open({
    replicas = 0,
    shards = 3,
    source = createRecordSource(db),
    timeoutMs = 4_000,
  }: { replicas?: number; shards?: number; source?: RecordSource; timeoutMs?: number } = {}): Promise<{
    index: OpenSearchIndex;
    engine: SearchEngine;
  }> {
    const gazetteer = loadGazetteer();
    const index = await createOpenSearchIndex({
      cluster: { ...settingsOf(cluster), timeoutMs },
      layout: { prefix: 'test', shards, replicas },
      source,
      gazetteer,
      log: silentLog,
      pollMs,
    });
    opened.push(index);
    return { index, engine: withReasons(index, { source, gazetteer }) };
  }
  const openRecords = async (): Promise<number> =>
    (
      await db.one<{ n: number }>(
        '/* test.openRecords */ SELECT count(*)::int AS n FROM record_live WHERE NOT is_closed',
      )
    )?.n ?? -1;

  const ask = (engine: SearchEngine): Promise<Said> =>
    said(async () => {
      const { total, facets } = await engine.search(everything);
      return { total, counts: facets.DatasetName };
    });

  it('goes on when one of three nodes dies, and never counts short; when a second dies it says so', async () => {
    cluster = await startCluster(home ?? '', 3);
    const { engine } = await open({ replicas: 2 });
    const whole = await openRecords();
    expect(await ask(engine)).toBe(whole);
    await cluster.ask('/_cluster/health?wait_for_status=green&timeout=60s');
    await cluster.nodes[0]?.kill();
    const heard = await askUntil(
      () => ask(engine),
      (one) => one === whole,
    );
    for (let turn = 0; turn < 40; turn++) heard.add(await ask(engine));
    expect([whole, 'SearchUnavailable']).toEqual(expect.arrayContaining([...heard]));
    expect(heard).toContain(whole);
    expect(await ask(engine)).toBe(whole);
    // New generations are still taken in.
    await publishGeneration(db, setOf('BAPTISMS'), 2, draftsOf('BAPTISMS', 2_000, 2_600));
    await engine.publish('BAPTISMS');
    expect(await ask(engine)).toBe(await openRecords());
    await cluster.nodes[1]?.kill();
    await cluster.nodes[2]?.kill();
    expect(await ask(engine)).toBe('SearchUnavailable');
    expect((await engine.health()).isReady).toBe(false);
    // What is found by number comes from the database.
    expect(await createRecordSource(db).byNumbers([1, 2, 3])).toHaveLength(3);
  });

  it('tells that a part is lost instead of counting what is left', async () => {
    cluster = await startCluster(home ?? '', 3);
    const { engine } = await open({ replicas: 0 });
    const whole = await openRecords();
    expect(await ask(engine)).toBe(whole);
    await cluster.nodes[2]?.kill();
    const heard = await askUntil(
      () => ask(engine),
      () => false,
      20_000,
    );
    expect(['SearchUnavailable']).toEqual([...heard]);
    expect((await engine.health()).isReady).toBe(false);
    await expect(engine.suggest('LastName', 's', 5)).rejects.toMatchObject({ name: 'SearchUnavailable' });
  });

  it('gives up a node that does not answer, and answers when it wakes', async () => {
    cluster = await startCluster(home ?? '');
    const { engine } = await open({ timeoutMs: 1_500 });
    const whole = await openRecords();
    expect(await ask(engine)).toBe(whole);
    cluster.nodes[0]?.pause();
    const asked = Date.now();
    expect(await ask(engine)).toBe('SearchUnavailable');
    expect(Date.now() - asked).toBeLessThan(20_000);
    cluster.nodes[0]?.resume();
    expect(
      await askUntil(
        () => ask(engine),
        (one) => one === whole,
      ),
    ).toContain(whole);
  });

  it('answers whole or not at all in a storm of more searches and writes than the node queues', async () => {
    cluster = await startCluster(home ?? '', 1, SMALL_QUEUES);
    const { engine } = await open({ shards: 1 });
    const whole = await openRecords();
    const heard = new Set(await Promise.all(Array.from({ length: 60 }, () => ask(engine))));
    expect([whole, 'SearchUnavailable']).toEqual(expect.arrayContaining([...heard]));
    expect(
      await askUntil(
        () => ask(engine),
        (one) => one === whole,
      ),
    ).toContain(whole);
    // The storm was one.
    expect(await refusedSearches(cluster)).toBeGreaterThan(0);
  });

  it('builds a new index beside the old one and switches to it while readers ask and a set is published', async () => {
    cluster = await startCluster(home ?? '');
    const { engine, index } = await open();
    const before = await openRecords();
    expect(await ask(engine)).toBe(before);
    const alias = async (): Promise<string[]> => Object.keys((await cluster?.ask('/_alias/test-records-*')) as object);
    let [after, old]: [number, string | undefined] = [-1, undefined];
    const heard = await askDuring(
      Array.from({ length: 3 }, () => () => ask(engine)),
      async () => {
        index.rebuild();
        await engine.publish('');
        await publishGeneration(db, setOf('BURIALS'), 5, draftsOf('BURIALS', 3_000, 3_800));
        after = await openRecords();
        [old] = await alias();
        for (let look = 0; look < SETS.length + 3; look++) await engine.publish('');
      },
    );
    expect([before, after]).toEqual(expect.arrayContaining([...heard]));
    expect(heard).toContain(after);
    const [now] = await alias();
    expect(now).not.toBe(old);
    expect(await ask(engine)).toBe(after);
    // The old one stays for a day.
    expect(await cluster.ask(`/${old}/_count`)).toHaveProperty('count');
  });

  it('never counts short when the network is cut between its nodes, and takes in what is published meanwhile', async () => {
    await onPartedNetwork(home ?? '', async (parted, network) => {
      cluster = parted;
      const { engine } = await open({ replicas: 2 });
      const before = await openRecords();
      expect(await ask(engine)).toBe(before);
      await cluster.ask('/_cluster/health?wait_for_status=green&timeout=60s');
      network.cut(2);
      await publishGeneration(db, setOf('BAPTISMS'), 7, draftsOf('BAPTISMS', 4_000, 4_900));
      const after = await openRecords();
      expect(after).not.toBe(before);
      const heard = await askDuring([() => ask(engine)], () => tryUntilDone(() => engine.publish('BAPTISMS')));
      // The node that is alone holds all it held before the cut, and is asked in its turn.
      for (let turn = 0; turn < 60; turn++) heard.add(await ask(engine));
      expect([before, after, 'SearchUnavailable']).toEqual(expect.arrayContaining([...heard]));
      expect(heard).toContain(after);
      network.mend(2);
      expect(
        await askUntil(
          () => ask(engine),
          (one) => one === after,
        ),
      ).toContain(after);
    });
  });

  it('goes on with a set where it was interrupted', async () => {
    cluster = await startCluster(home ?? '');
    await publishGeneration(db, setOf('CENSUS-71'), 9, draftsOf('CENSUS-71', 0, 45_000));
    const source = createRecordSource(db);
    const starts: number[] = [];
    let isCut = true;
    const watched: RecordSource = {
      ...source,
      async read(set, after, limit) {
        const rows = await source.read(set, after, limit);
        if (set.id !== 'CENSUS-71') return rows;
        starts.push(after);
        if (isCut && starts.length > 13) throw new Error('the process ends here');
        return rows;
      },
    };
    const first = await open({ source: watched });
    await expect(first.index.publish('')).rejects.toThrow('ends here');
    await first.index.close();
    opened.pop();
    isCut = false;
    const from = starts.length;
    const { engine } = await open({ source: watched });
    expect(await ask(engine)).toBe(await openRecords());
    // Ten thousand records were noted as taken in.
    expect(starts[from]).toBe(starts[10]);
  });
});
