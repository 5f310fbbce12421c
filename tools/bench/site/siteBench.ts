import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { createColumnarIndex } from '#server/engines/search/columnar/createColumnarIndex.ts';
import { planQuery } from '#server/engines/search/matching/planQuery.ts';
import { createRecordSource } from '#server/engines/search/records/recordSource.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { projectRoot } from '#server/platform/config/projectRoot.ts';
import { openStorage } from '#server/platform/db/openStorage.ts';

import { type Bench, type BenchReport, type BenchRow, percentile, timeWork } from '../benchReport.ts';
import { startBenchSite } from '../search/BenchSite.ts';
import { type BenchCounty, benchCounty } from '../search/county.ts';
import { queryClasses } from '../search/queryClasses.ts';
import { hottestFunctions, profileClock } from './hottestFunctions.ts';
import { measureClients, measureKind, readAtOnce, type Readers } from './measureSite.ts';
import { searchInPostgres, preparedSite } from './preparedSite.ts';
import { createSiteClient } from './siteClient.ts';
import { type RequestKind, siteMix } from './siteMix.ts';

const BARE_QUERIES = 200;

async function times(run: (seed: number) => Promise<unknown>): Promise<number[]> {
  for (let seed = 0; seed < 20; seed++) await run(900_000 + seed);
  const found: number[] = [];
  for (let seed = 1; seed <= BARE_QUERIES; seed++) found.push((await timeWork(() => run(seed))).ms);
  return found;
}

/**
 * The same search asked of what lies below the site: the engine by itself, and PostgreSQL with an index made for it.
 */
async function measureBelow(
  dataDir: string,
  county: BenchCounty,
): Promise<{ engine: number[]; postgres: number[]; readyMs: number; bytes: number }> {
  const gazetteer = loadGazetteer();
  const { db, stop } = await openStorage({ dataDir, databaseUrl: null }, silentLog);
  const common = queryClasses(county).find(({ name }) => name.startsWith('common surname, 8'));
  const ready = await timeWork(async () => {
    const index = await createColumnarIndex({
      folder: path.join(dataDir, 'search'),
      source: createRecordSource(db),
      log: silentLog,
      pollMs: 3_600_000,
    });
    await index.answer(
      planQuery(
        { criteria: [], orderBy: null, direction: 'desc', offset: 0, limit: 1, facets: [], facetLimit: 1 },
        gazetteer,
      ),
    );
    return index;
  });
  const index = ready.value;
  const { bytes } = await index.health();
  const engine = await times(async (seed) => common && index.answer(planQuery(common.query(seed), gazetteer)));
  await index.close();
  const postgres = await times((seed) => searchInPostgres(db, (county.surnames[seed % 40] ?? '').toLowerCase()));
  await stop();
  return { engine, postgres, readyMs: ready.ms, bytes: bytes ?? 0 };
}

/**
 * The same readers again, of a site that is profiled: its figures would not be those of a site, so that it is one of
 * its own.
 */
async function profiledSite(
  dataDir: string,
  withPages: boolean,
  readers: Readers,
): Promise<BenchReport['sections'][number]> {
  const profiles = await mkdtemp(path.join(tmpdir(), 'muniment-profiles-'));
  try {
    const site = await startBenchSite(dataDir, { withPages, logLevel: 'info', profiles });
    const client = createSiteClient(site.address, readers.clients);
    await readAtOnce(client, readers, 2_000_000);
    const from = profileClock();
    await readAtOnce(client, readers, 3_000_000);
    const to = profileClock();
    client.close();
    await site.stop();
    return {
      title: `Where the processor time goes: ${readers.clients} readers, functions by themselves, all threads`,
      rows: hottestFunctions(profiles, from, to),
    };
  } finally {
    await rm(profiles, { recursive: true, force: true });
  }
}

/** What one reader and many wait for, beside what lies below the site. */
async function measured(
  { records = 0, clients = 0, seconds = 0 }: Readonly<Record<string, number>>,
  dataDir: string,
  mix: readonly RequestKind[],
  withPages: boolean,
  below: Awaited<ReturnType<typeof measureBelow>>,
  say: (line: string) => void,
): Promise<BenchReport['sections']> {
  // With a line in the log for each answer, as sites have.
  const started = await timeWork(() => startBenchSite(dataDir, { withPages, logLevel: 'info' }));
  const site = started.value;
  const client = createSiteClient(site.address, clients + 1);
  try {
    const kinds = [];
    for (const kind of mix) {
      say(`  one reader: ${kind.name}`);
      kinds.push(await measureKind(client, site, kind, seconds));
    }
    const searches = mix.slice(0, 1);
    const under: BenchRow[] = [];
    for (const [name, kindsOf] of [
      ['common surname, hits and 8 facets', searches],
      ['the whole mix', mix],
    ] as const) {
      say(`  ${clients} readers: ${name}`);
      under.push(await measureClients(client, site, { name, mix: kindsOf, clients, seconds: seconds * 2 }));
    }
    const siteMs = kinds[0]?.p50 ?? Number.NaN;
    const beside = (name: string, found: readonly number[]): BenchRow => ({
      name,
      figures: {
        'p50 ms': percentile(found, 50),
        'p95 ms': percentile(found, 95),
        'the site takes times': siteMs / percentile(found, 50),
      },
    });
    return [
      {
        title: 'Below the site: common surname, total, page and 8 facets',
        rows: [beside('the engine', below.engine), beside('PostgreSQL', below.postgres)],
      },
      {
        title: 'Start',
        rows: [
          {
            name: `${records} records`,
            figures: {
              'index ready s': below.readyMs / 1_000,
              'site ready s': started.ms / 1_000,
              'bytes/record': below.bytes / records,
            },
          },
        ],
      },
      { title: 'One reader', rows: kinds },
      { title: `${clients} readers`, rows: under },
    ];
  } finally {
    client.close();
    await site.stop();
  }
}

/** The whole site under load. */
export const siteBench: Bench = {
  name: 'site',
  description:
    'The built site asked over HTTP by one reader and by many at once: searches, facets, suggestions, transcripts and pages, beside the bare engine and PostgreSQL; the data is kept in .cache',
  options: [
    { flag: 'records', description: 'fictional records', fallback: 100_000 },
    { flag: 'clients', description: 'readers at once', fallback: 8 },
    { flag: 'seconds', description: 'how long each kind is measured', fallback: 8 },
    { flag: 'profile', description: 'whether the functions that take most are listed: 1 or 0', fallback: 0 },
  ],
  async run(options, say) {
    const { records = 0, clients = 0, seconds = 0, profile = 0 } = options;
    const county = benchCounty(records, loadGazetteer());
    const dataDir = await preparedSite(county, records, say);
    say('the bare engine and PostgreSQL');
    const below = await measureBelow(dataDir, county);
    const withPages = existsSync(path.join(projectRoot(), 'dist/client/index.html'));
    say(`the site${withPages ? '' : ', without pages: the browser application is not built'}`);
    const mix = siteMix(county, { withPages });
    const sections = await measured(options, dataDir, mix, withPages, below, say);
    if (profile === 0) return { settings: options, sections };
    say('the same readers, profiled');
    return {
      settings: options,
      sections: [...sections, await profiledSite(dataDir, withPages, { mix, clients, seconds })],
    };
  },
};
