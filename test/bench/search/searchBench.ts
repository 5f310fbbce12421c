import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';

import { silentLog } from '#server/config/log.ts';
import { loadGazetteer } from '#server/gazetteer/loadGazetteer.ts';
import { createColumnarIndex } from '#server/search/columnar/createColumnarIndex.ts';
import { planQuery } from '#server/search/matching/planQuery.ts';
import type { SearchIndex } from '#server/search/SearchIndex.ts';
import { withReasons } from '#server/search/withReasons.ts';
import type { EngineQuery } from '#server/search/SearchEngine.ts';

import type { Bench, BenchRow } from '../benchReport.ts';
import { percentile, timed } from '../percentile.ts';
import { benchCounty } from './county.ts';
import { queryClasses, type QueryClass } from './queryClasses.ts';

const WARM_UP = 5;
const CLIENTS = 8;
const CLIENTS_MS = 8_000;

async function measureClass({ name, query }: QueryClass, queries: number, run: (query: EngineQuery) => Promise<{ total: number }>): Promise<BenchRow> {
  for (let seed = 0; seed < WARM_UP; seed++) await run(query(100_000 + seed));
  const times: number[] = [];
  const totals: number[] = [];
  for (let seed = 1; seed <= queries; seed++) {
    const { value, ms } = await timed(() => run(query(seed)));
    times.push(ms);
    totals.push(value.total);
  }
  return { name, figures: { 'p50 ms': percentile(times, 50), 'p95 ms': percentile(times, 95), 'max ms': percentile(times, 100), 'median hits': percentile(totals, 50), 'most hits': percentile(totals, 100) } };
}

/** Clients that ask the next question as soon as the last is answered. */
async function measureClients(classes: readonly QueryClass[], run: (query: EngineQuery) => Promise<unknown>): Promise<BenchRow> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const times: number[] = [];
  delay.enable();
  const end = performance.now() + CLIENTS_MS;
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_none, client) => {
      for (let turn = 0; performance.now() < end; turn++) {
        const kind = classes[(client + turn) % classes.length];
        if (kind) times.push((await timed(() => run(kind.query(1_000_000 + client * 10_000 + turn)))).ms);
      }
    }),
  );
  delay.disable();
  return {
    name: `${CLIENTS} clients, all classes`,
    figures: { 'queries/s': (times.length / CLIENTS_MS) * 1_000, 'p50 ms': percentile(times, 50), 'p95 ms': percentile(times, 95), 'loop delay p50 ms': delay.percentile(50) / 1e6, 'loop delay p99 ms': delay.percentile(99) / 1e6 },
  };
}

/** The search bench of issue A section 6. */
export const searchBench: Bench = {
  name: 'search',
  description: 'Search over made-up records: latency per class of query, index size, build and load',
  options: [
    { flag: 'records', description: 'records in the columnar index', fallback: 1_000_000 },
    { flag: 'queries', description: 'queries per class', fallback: 50 },
  ],
  async run({ records = 0, queries = 0 }, say) {
    const folder = await mkdtemp(path.join(tmpdir(), 'muniment-bench-'));
    const gazetteer = loadGazetteer();
    const county = benchCounty(records, gazetteer);
    const open = (): Promise<SearchIndex> => createColumnarIndex({ folder, source: county.source, log: silentLog, pollMs: 3_600_000 });
    const everything = planQuery({ criteria: [], orderBy: null, direction: 'desc', offset: 0, limit: 1, facets: [], facetLimit: 1 }, gazetteer);
    try {
      say(`building an index of ${records} records`);
      const built = await timed(async () => {
        const index = await open();
        await index.answer(everything);
        return index;
      });
      await built.value.close();
      say('opening it from its files');
      const loaded = await timed(async () => {
        const index = await open();
        await index.answer(everything);
        return index;
      });
      const index = loaded.value;
      const { bytes } = await index.health();
      const engine = withReasons(index, { source: county.source, gazetteer });
      const classes = queryClasses(county);
      const inIndex: BenchRow[] = [];
      const inEngine: BenchRow[] = [];
      for (const kind of classes) {
        say(`measuring: ${kind.name}`);
        inIndex.push(await measureClass(kind, queries, (query) => index.answer(planQuery(query, gazetteer))));
      }
      for (const kind of classes) inEngine.push(await measureClass(kind, queries, (query) => engine.search(query)));
      say(`measuring: ${CLIENTS} clients`);
      const clients = await measureClients(classes, (query) => index.answer(planQuery(query, gazetteer)));
      await index.close();
      return {
        settings: { records, queries },
        sections: [
          {
            title: 'Columnar index',
            rows: [
              {
                name: `${records} records`,
                figures: { 'bytes/record': (bytes ?? 0) / records, 'index MB': (bytes ?? 0) / 1e6, 'build s': built.ms / 1_000, 'records/s': (records / built.ms) * 1_000, 'ready from disk s': loaded.ms / 1_000 },
              },
            ],
          },
          { title: 'Columnar: total, page and facets', rows: inIndex },
          { title: 'Columnar: with reasons for the page, relaxations when nothing is found', rows: inEngine },
          { title: 'Columnar: load', rows: [clients] },
        ],
      };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
