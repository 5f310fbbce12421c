import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';

import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { createColumnarIndex } from '#server/engines/search/columnar/createColumnarIndex.ts';
import { planQuery } from '#server/engines/search/matching/planQuery.ts';
import type { SearchIndex } from '#server/engines/search/SearchIndex.ts';
import { createSqlIndex } from '#server/engines/search/sql/createSqlIndex.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { openSite } from '#server/platform/db/openSite.ts';

import type { Bench, BenchReport } from '../benchReport.ts';
import { timed } from '../percentile.ts';
import { startBenchSite } from './BenchSite.ts';
import { benchCounty } from './county.ts';
import { loadRecords } from './loadRecords.ts';
import { measureClasses, measureClients } from './measure.ts';
import { queryClasses, type QueryClass } from './queryClasses.ts';

type Section = BenchReport['sections'][number];
type Say = (line: string) => void;

const gazetteer = loadGazetteer();

async function columnarSections(folder: string, records: number, queries: number, say: Say): Promise<Section[]> {
  const county = benchCounty(records, gazetteer);
  const everything = planQuery({ criteria: [], orderBy: null, direction: 'desc', offset: 0, limit: 1, facets: [], facetLimit: 1 }, gazetteer);
  const openReady = async (): Promise<SearchIndex> => {
    const index = await createColumnarIndex({ folder, source: county.source, log: silentLog, pollMs: 3_600_000 });
    await index.answer(everything);
    return index;
  };
  say(`columnar: building an index of ${records} records`);
  const built = await timed(openReady);
  await built.value.close();
  const loaded = await timed(openReady);
  const index = loaded.value;
  const { bytes } = await index.health();
  const run = (query: ReturnType<QueryClass['query']>) => index.answer(planQuery(query, gazetteer));
  const classes = queryClasses(county);
  const rows = await measureClasses(classes, queries, run, say);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const clients = await measureClients(classes, run);
  delay.disable();
  await index.close();
  return [
    {
      title: 'Columnar index',
      rows: [{ name: `${records} records`, figures: { 'bytes/record': (bytes ?? 0) / records, 'index MB': (bytes ?? 0) / 1e6, 'build s': built.ms / 1_000, 'records/s': Math.round((records / built.ms) * 1_000), 'ready from disk s': loaded.ms / 1_000 } }],
    },
    { title: 'Columnar engine: total, page and facets', rows },
    { title: 'Columnar engine under load', rows: [{ ...clients, figures: { ...clients.figures, 'loop delay p99 ms': delay.percentile(99) / 1e6 } }] },
  ];
}

async function sqlSections(dataDir: string, records: number, queries: number, say: Say): Promise<Section[]> {
  const county = benchCounty(records, gazetteer);
  const { db, stop } = await openSite({ dataDir, databaseUrl: null }, silentLog);
  try {
    say(`SQL: filling its tables with ${records} records`);
    const built = await timed(async () => {
      const index = createSqlIndex({ shards: [db], source: county.source, gazetteer, log: silentLog, pollMs: 3_600_000 });
      await index.suggest('LastName', 'smith', 1);
      return index;
    });
    await db.rows('/* bench.vacuum */ VACUUM (ANALYZE) search_doc, search_value, search_word');
    const size = await db.one<{ bytes: string }>(`/* bench.size */ SELECT sum(pg_total_relation_size(name::regclass)) AS bytes FROM unnest(ARRAY['search_doc', 'search_value', 'search_word']) AS name`);
    const rows = await measureClasses(queryClasses(county), queries, (query) => built.value.answer(planQuery(query, gazetteer)), say);
    await built.value.close();
    return [
      { title: 'SQL index', rows: [{ name: `${records} records`, figures: { 'bytes/record on disk': Number(size?.bytes ?? 0) / records, 'build s': built.ms / 1_000, 'records/s': Math.round((records / built.ms) * 1_000) } }] },
      { title: 'SQL engine: total, page and facets', rows },
    ];
  } finally {
    await stop();
  }
}

async function siteSections(dataDir: string, records: number, queries: number, say: Say): Promise<Section[]> {
  const county = benchCounty(records, gazetteer);
  const { db, stop } = await openSite({ dataDir, databaseUrl: null }, silentLog);
  say(`site: storing ${records} records`);
  const stored = await timed(() => loadRecords(db, county));
  await stop();
  say('site: starting and indexing');
  const started = await timed(() => startBenchSite(dataDir));
  const site = started.value;
  try {
    const classes = queryClasses(county);
    const rows = await measureClasses(classes, queries, (query) => site.search(query), say);
    const clients = await measureClients(classes, (query) => site.search(query), () => site.health());
    const lag = (await site.metrics()).get('nodejs_eventloop_lag_p99_seconds');
    return [
      { title: 'Site', rows: [{ name: `${records} records`, figures: { 'COPY s': stored.ms / 1_000, 'first start with indexing s': started.ms / 1_000 } }] },
      { title: 'Site: GraphQL over HTTP, hits with reasons and facets', rows },
      { title: 'Site under load', rows: [{ ...clients, figures: { ...clients.figures, 'loop lag p99 ms': lag === undefined ? 'not stated' : lag * 1_000 } }] },
    ];
  } finally {
    await site.stop();
  }
}

/** The search bench of issue A section 6. */
export const searchBench: Bench = {
  name: 'search',
  description: 'Search over made-up records: latency per class of query, index size, build and load, the SQL engine beside it, and the whole site',
  options: [
    { flag: 'records', description: 'records in the columnar index', fallback: 1_000_000 },
    { flag: 'sql-records', description: 'records of the SQL engine; 0 leaves it out', fallback: 100_000 },
    { flag: 'site-records', description: 'records of the site asked over HTTP; 0 leaves it out', fallback: 100_000 },
    { flag: 'queries', description: 'queries per class', fallback: 50 },
  ],
  async run(options, say) {
    const { records = 0, queries = 0, 'sql-records': sqlRecords = 0, 'site-records': siteRecords = 0 } = options;
    const folder = await mkdtemp(path.join(tmpdir(), 'muniment-bench-'));
    try {
      return {
        settings: options,
        sections: [
          ...(await columnarSections(path.join(folder, 'columnar'), records, queries, say)),
          ...(sqlRecords > 0 ? await sqlSections(path.join(folder, 'sql'), sqlRecords, queries, say) : []),
          ...(siteRecords > 0 ? await siteSections(path.join(folder, 'site'), siteRecords, queries, say) : []),
        ],
      };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
