import type { ArticleQuery } from '#domain/newspapers/search/articleQuery.ts';
import { readWords } from '#domain/newspapers/search/readWords.ts';
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

import type { ArticleSearch } from '../articleSearch.ts';
import { Archive } from '../conformance/Archive.ts';
import { makeArticles } from '../conformance/corpus.ts';
import { NaiveArticles } from '../conformance/naiveArticles.ts';
import { createOpenSearchArticles, type OpenSearchArticles } from './createOpenSearchArticles.ts';

/** These take minutes: `npm run test:opensearch` runs them. */
const home = process.env.OPENSEARCH_WHOLE ? process.env.OPENSEARCH_HOME : undefined;
const pollMs = 3_600_000;
const everything: ArticleQuery = {
  words: '"of the" | the | parish',
  filters: {},
  order: 'relevance',
  withMisreadings: false,
  refused: [],
  facets: ['title'],
};

(home ? describe : describe.skip)('articles in OpenSearch that fails', () => {
  const opened: ArticleSearch[] = [];
  let cluster: TestCluster | undefined;
  let archive: Archive;

  beforeEach(() => {
    archive = new Archive();
    archive.put(...makeArticles('failures', 600));
  });
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close().catch(() => undefined);
    await cluster?.stop();
    cluster = undefined;
  });

  async function open({
    replicas = 0,
    shards = 3,
    source = archive,
    portion = undefined as number | undefined,
    timeoutMs = 4_000,
  } = {}): Promise<OpenSearchArticles> {
    const engine = await createOpenSearchArticles({
      cluster: { ...settingsOf(cluster), timeoutMs },
      layout: { prefix: 'test', shards, replicas },
      source,
      portion,
      log: silentLog,
      pollMs,
    });
    opened.push(engine);
    return engine;
  }
  /** What a plain look at every article finds. */
  const whole = (): number =>
    new NaiveArticles([...archive.articles.values()].map(({ article }) => article)).answer(
      { ...readWords(everything.words).query, filters: {}, order: 'oldest', facets: [], offset: 0, limit: 0 },
      ({ word }) => [{ form: word, cost: 0 }],
    ).total;

  const ask = (engine: ArticleSearch): Promise<Said> =>
    said(async () => {
      const { total, facets } = await engine.search(everything, { offset: 0, limit: 20 });
      return { total, counts: facets.title };
    });

  it('goes on when one of three nodes dies, though the moment it searched is lost, and never counts short; when all die it says so', async () => {
    cluster = await startCluster(home ?? '', 3);
    const engine = await open({ replicas: 2 });
    const before = await ask(engine);
    expect(before).toBe(whole());
    await cluster.ask('/_cluster/health?wait_for_status=green&timeout=60s');
    await cluster.nodes[0]?.kill();
    const heard = await askUntil(
      () => ask(engine),
      (one) => one === before,
    );
    for (let turn = 0; turn < 20; turn++) heard.add(await ask(engine));
    expect([before, 'SearchUnavailable']).toEqual(expect.arrayContaining([...heard]));
    expect(heard).toContain(before);
    // Changes are still taken in.
    archive.put({ ...makeArticles('late', 1, 700)[0]!, text: 'the parish', headline: '' });
    await engine.update();
    expect(await ask(engine)).toBe(Number(before) + 1);
    await cluster.nodes[1]?.kill();
    await cluster.nodes[2]?.kill();
    expect(await ask(engine)).toBe('SearchUnavailable');
    expect((await engine.health()).isReady).toBe(false);
  });

  it('tells that a part is lost instead of counting what is left', async () => {
    cluster = await startCluster(home ?? '', 3);
    const engine = await open();
    expect(await ask(engine)).toEqual(expect.any(Number));
    await cluster.nodes[2]?.kill();
    expect([
      ...(await askUntil(
        () => ask(engine),
        () => false,
        15_000,
      )),
    ]).toEqual(['SearchUnavailable']);
    await expect(engine.suggest('pa', 5)).rejects.toMatchObject({ name: 'SearchUnavailable' });
    await expect(engine.count(everything)).rejects.toMatchObject({ name: 'SearchUnavailable' });
    await expect(engine.find(everything)).rejects.toMatchObject({ name: 'SearchUnavailable' });
    expect((await engine.health()).isReady).toBe(false);
  });

  it('gives up a node that does not answer, and answers when it wakes; takes a lost moment again', async () => {
    cluster = await startCluster(home ?? '');
    const engine = await open({ timeoutMs: 1_500 });
    const before = await ask(engine);
    cluster.nodes[0]?.pause();
    const asked = Date.now();
    expect(await ask(engine)).toBe('SearchUnavailable');
    expect(Date.now() - asked).toBeLessThan(20_000);
    cluster.nodes[0]?.resume();
    expect(
      await askUntil(
        () => ask(engine),
        (one) => one === before,
      ),
    ).toContain(before);
    await cluster.ask('/_search/point_in_time/_all', 'DELETE');
    expect(await Promise.all([ask(engine), ask(engine), engine.count(everything)])).toEqual([before, before, before]);
  });

  it('answers whole or not at all in a storm of more searches and writes than the node queues', async () => {
    cluster = await startCluster(home ?? '', 1, SMALL_QUEUES);
    const engine = await open({ shards: 1 });
    const before = await ask(engine);
    const heard = new Set(await Promise.all(Array.from({ length: 60 }, () => ask(engine))));
    expect([before, 'SearchUnavailable']).toEqual(expect.arrayContaining([...heard]));
    expect(
      await askUntil(
        () => ask(engine),
        (one) => one === before,
      ),
    ).toContain(before);
    // The storm was one.
    expect(await refusedSearches(cluster)).toBeGreaterThan(0);
  });

  it('builds a new index beside the old one and switches to it while readers ask, an issue comes in as one step and another copy follows', async () => {
    cluster = await startCluster(home ?? '');
    const engine = await open({ portion: 100 });
    const other = await open({ portion: 100 });
    const before = await ask(engine);
    const alias = async (): Promise<string[]> => Object.keys((await cluster?.ask('/_alias/test-articles-*')) as object);
    const [old] = await alias();
    const after = Number(before) + 300;
    const heard = await askDuring(
      [engine, other, engine].map((one) => () => ask(one)),
      async () => {
        archive.put(
          ...makeArticles('issue', 300, 1_000).map((article) => ({ ...article, text: 'the parish', headline: '' })),
        );
        engine.rebuild();
        // Both write what they find: by turns.
        await Promise.all([engine.update(), other.update()]);
        expect(await ask(engine)).toBe(after);
        await other.update();
        expect(await ask(other)).toBe(after);
      },
    );
    expect([before, after]).toEqual(expect.arrayContaining([...heard]));
    expect(heard).toContain(after);
    const [now] = await alias();
    expect(now).not.toBe(old);
    // The old one stays for a day.
    expect(await cluster.ask(`/${old}/_count`)).toHaveProperty('count');
  });

  it('goes on where a filling was interrupted', async () => {
    cluster = await startCluster(home ?? '');
    let isCut = true;
    const starts: number[] = [];
    const cut = Object.assign(Object.create(archive) as Archive, {
      async *since(no: number) {
        starts.push(no);
        for await (const article of archive.since(no)) {
          if (isCut && article.no > 450) throw new Error('the process ends here');
          yield article;
        }
      },
    });
    const first = await open({ source: cut, portion: 100 });
    await expect(first.update()).rejects.toThrow('ends here');
    await first.close();
    opened.pop();
    isCut = false;
    const engine = await open({ source: cut, portion: 100 });
    const { total, coverage } = await engine.search({ ...everything, words: '' }, { offset: 0, limit: 1 });
    expect([total, coverage.articles, starts.at(-1)]).toEqual([600, 600, 400]);
  });

  it('never counts short when the network is cut between its nodes, and takes in what comes meanwhile', async () => {
    await onPartedNetwork(home ?? '', async (parted, network) => {
      cluster = parted;
      const engine = await open({ replicas: 2 });
      const before = await ask(engine);
      await cluster.ask('/_cluster/health?wait_for_status=green&timeout=60s');
      network.cut(2);
      archive.put(
        ...makeArticles('cut', 50, 1_000).map((article) => ({ ...article, text: 'the parish', headline: '' })),
      );
      const after = Number(before) + 50;
      const heard = await askDuring([() => ask(engine)], () => tryUntilDone(() => engine.update()));
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
});
