import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { openStorage } from '#server/platform/db/openStorage.ts';

import { type Bench, type BenchReport, timeWork } from '../benchReport.ts';
import { startBenchSite } from './BenchSite.ts';
import { benchCounty } from './county.ts';
import { columnarSections } from './engineSections.ts';
import { loadRecords } from './loadRecords.ts';
import { measureClasses, measureClients } from './measure.ts';
import { queryClasses } from './queryClasses.ts';

type Section = BenchReport['sections'][number];
type Say = (line: string) => void;

const gazetteer = loadGazetteer();

async function siteSections(dataDir: string, records: number, queries: number, say: Say): Promise<Section[]> {
  const county = benchCounty(records, gazetteer);
  const { db, stop } = await openStorage({ dataDir, databaseUrl: null }, silentLog);
  say(`site: storing ${records} records`);
  const stored = await timeWork(() => loadRecords(db, county));
  await stop();
  say('site: starting and indexing');
  const started = await timeWork(() => startBenchSite(dataDir));
  const site = started.value;
  try {
    const classes = queryClasses(county);
    const rows = await measureClasses(classes, queries, (query) => site.search(query), say);
    const clients = await measureClients(
      classes,
      (query) => site.search(query),
      () => site.health(),
    );
    const lag = (await site.metrics()).get('nodejs_eventloop_lag_p99_seconds');
    return [
      {
        title: 'Site',
        rows: [
          {
            name: `${records} records`,
            figures: { 'COPY s': stored.ms / 1_000, 'first start with indexing s': started.ms / 1_000 },
          },
        ],
      },
      { title: 'Site: GraphQL over HTTP, hits with reasons and facets', rows },
      {
        title: 'Site under load',
        rows: [
          {
            ...clients,
            figures: { ...clients.figures, 'loop lag p99 ms': lag === undefined ? 'not stated' : lag * 1_000 },
          },
        ],
      },
    ];
  } finally {
    await site.stop();
  }
}

/** Searches of the columnar engine and of a whole site, by class, and by many clients at once. */
export const searchBench: Bench = {
  name: 'search',
  description:
    'Search over fictional records: latency per class of query, index size, build and load, and the whole site',
  options: [
    { flag: 'records', description: 'records in the columnar index', fallback: 1_000_000 },
    { flag: 'site-records', description: 'records of the site asked over HTTP; 0 leaves it out', fallback: 100_000 },
    { flag: 'queries', description: 'queries per class', fallback: 50 },
  ],
  async run(options, say) {
    const { records = 0, queries = 0, 'site-records': siteRecords = 0 } = options;
    const folder = await mkdtemp(path.join(tmpdir(), 'muniment-bench-'));
    try {
      return {
        settings: options,
        sections: [
          ...(await columnarSections(path.join(folder, 'columnar'), records, queries, say)),
          ...(siteRecords > 0 ? await siteSections(path.join(folder, 'site'), siteRecords, queries, say) : []),
        ],
      };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
