import { setTimeout as delay } from 'node:timers/promises';

import { ARTICLE_FACETS, type ArticleQuery } from '#domain/newspapers/search/articleQuery.ts';
import { Archive } from '#server/engines/articles/conformance/Archive.ts';
import { createOpenSearchArticles } from '#server/engines/articles/opensearch/createOpenSearchArticles.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { planQuery } from '#server/engines/search/matching/planQuery.ts';
import { createOpenSearchIndex } from '#server/engines/search/opensearch/createOpenSearchIndex.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { settingsOf } from '#test/support/opensearch/clusterTrial.ts';
import type { TestCluster } from '#test/support/opensearch/startCluster.ts';

import { type BenchReport, type BenchRow, percentile, timeWork } from '../benchReport.ts';
import { queriesOf } from '../newspapers/newspapersBench.ts';
import { syntheticPapers } from '../newspapers/syntheticPapers.ts';
import { benchCounty } from './county.ts';
import { measureClasses, measureClients } from './measure.ts';
import { queryClasses, type QueryClass } from './queryClasses.ts';

type Section = BenchReport['sections'][number];
type Say = (line: string) => void;

const NEVER_MS = 3_600_000;

/** Until a node knows that no replica needs what was written any more, in milliseconds. */
const SETTLED_MS = 40_000;

/**
 * Bytes on disk of indices, as large as they stay: what replicas might still need of the writing is gone after a merge.
 */
async function bytesOf(cluster: TestCluster, indices: string): Promise<number> {
  await delay(SETTLED_MS);
  await cluster.ask(`/${indices}/_flush`, 'POST');
  await cluster.ask(`/${indices}/_forcemerge?max_num_segments=1`, 'POST');
  const sizes = (await cluster.ask(`/${indices}/_stats/store`)) as {
    indices: Record<string, { primaries: { store: { size_in_bytes: number } } }>;
  };
  return Object.values(sizes.indices).reduce((sum, { primaries }) => sum + primaries.store.size_in_bytes, 0);
}

/** What records take in a cluster. */
export async function clusterRecordSections(
  cluster: TestCluster,
  { records, nodes, queries }: { records: number; nodes: number; queries: number },
  say: Say,
): Promise<Section[]> {
  const gazetteer = loadGazetteer();
  const county = benchCounty(records, gazetteer);
  say(`OpenSearch: filling the index with ${records} records`);
  const cpuFrom = process.cpuUsage();
  const built = await timeWork(async () => {
    const index = await createOpenSearchIndex({
      cluster: settingsOf(cluster),
      layout: { prefix: 'bench', shards: nodes, replicas: 0 },
      source: county.source,
      gazetteer,
      log: silentLog,
      pollMs: NEVER_MS,
    });
    await index.suggest('LastName', 'smith', 1);
    return index;
  });
  const { user, system } = process.cpuUsage(cpuFrom);
  const index = built.value;
  const bytes = await bytesOf(cluster, 'bench-records-*,bench-values-*');
  const classes = queryClasses(county);
  const run = (query: ReturnType<QueryClass['query']>) => index.answer(planQuery(query, gazetteer));
  const rows = await measureClasses(classes, queries, run, say);
  const clients = await measureClients(classes, run);
  await index.close();
  return [
    {
      title: 'OpenSearch index',
      rows: [
        {
          name: `${records} records`,
          figures: {
            'bytes/record on disk': bytes / records,
            'build s': built.ms / 1_000,
            'records/s': Math.round((records / built.ms) * 1_000),
            'our CPU ms/record': (user + system) / 1_000 / records,
          },
        },
      ],
    },
    { title: 'OpenSearch engine: total, page and facets', rows },
    { title: 'OpenSearch engine under load', rows: [clients] },
  ];
}

/** What newspaper articles take in a cluster. */
export async function clusterArticleSections(
  cluster: TestCluster,
  { articles, nodes, queries }: { articles: number; nodes: number; queries: number },
  say: Say,
): Promise<Section[]> {
  say(`making ${articles} articles`);
  const papers = syntheticPapers(articles, 'papers');
  const tokens = papers.truth.reduce((sum, { length }) => sum + length, 0);
  const archive = new Archive();
  archive.put(...papers.articles);
  say(`OpenSearch: filling the index with ${tokens} words`);
  const built = await timeWork(async () => {
    const engine = await createOpenSearchArticles({
      cluster: settingsOf(cluster),
      layout: { prefix: 'bench', shards: nodes, replicas: 0 },
      source: archive,
      log: silentLog,
      pollMs: NEVER_MS,
    });
    await engine.suggest('the', 1);
    return engine;
  });
  const engine = built.value;
  const bytes = {
    articles: await bytesOf(cluster, 'bench-articles-*'),
    words: await bytesOf(cluster, 'bench-articleswords-*'),
  };
  const measure = async (withMisreadings: boolean): Promise<BenchRow[]> => {
    const rows: BenchRow[] = [];
    for (const [name, texts] of queriesOf(papers, queries)) {
      if (texts.length === 0) continue;
      say(`  ${name}`);
      const times: number[] = [];
      const hits: number[] = [];
      for (const words of texts) {
        const query: ArticleQuery = {
          words,
          filters: {},
          order: 'relevance',
          withMisreadings,
          refused: [],
          facets: ARTICLE_FACETS,
        };
        const { value, ms } = await timeWork(() => engine.search(query, { offset: 0, limit: 20 }));
        times.push(ms);
        hits.push(value.total);
      }
      rows.push({
        name,
        figures: {
          queries: texts.length,
          hits: Math.round(percentile(hits, 50)),
          'p50 ms': percentile(times, 50),
          'p95 ms': percentile(times, 95),
        },
      });
    }
    return rows;
  };
  const [typed, read] = [await measure(false), await measure(true)];
  await engine.close();
  return [
    {
      title: 'OpenSearch index of articles',
      rows: [
        {
          name: `${articles} articles`,
          figures: {
            words: tokens,
            'bytes/word of articles': bytes.articles / tokens,
            'bytes/word of words': bytes.words / tokens,
            'build s': built.ms / 1_000,
            'articles/s': Math.round((articles / built.ms) * 1_000),
          },
        },
      ],
    },
    { title: 'Articles as typed: exact total, five facets, 20 hits with spans', rows: typed },
    { title: 'The same with misreadings', rows: read },
  ];
}
