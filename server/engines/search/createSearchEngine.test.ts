import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { draftsOf, setOf } from './conformance/population.ts';
import { publishGeneration } from './conformance/storeRecords.ts';
import { createSearchEngine } from './createSearchEngine.ts';
import type { EngineQuery, SearchEngine } from './SearchEngine.ts';

const everything: EngineQuery = {
  criteria: [],
  orderBy: null,
  direction: 'desc',
  offset: 0,
  limit: 20,
  facets: ['DatasetName'],
  facetLimit: 20,
};
const named = (text: string, variants = false, readings = true): EngineQuery => ({
  ...everything,
  criteria: [{ kind: 'name', field: 'LastName', text, variants, excludedVariants: [], readings }],
});

// Three threads start through a loader on a busy machine.
let db: Awaited<ReturnType<typeof testDatabase>>;
let dataDir: string;
const engines: SearchEngine[] = [];

async function openEngine(): Promise<SearchEngine> {
  const engine = await createSearchEngine({ db, settings: { dataDir }, gazetteer: loadGazetteer(), log: silentLog });
  engines.push(engine);
  return engine;
}
const closeEngines = async (): Promise<void> => {
  for (const engine of engines.splice(0)) await engine.close();
};
const segmentFiles = async (): Promise<string[]> =>
  (await readdir(path.join(dataDir, 'search')))
    .filter((file) => file.endsWith('.seg'))
    .map((file) => path.join(dataDir, 'search', file));

beforeAll(async () => {
  db = await testDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'muniment-search-'));
  await publishGeneration(db, setOf('CENSUS-71'), 1, draftsOf('CENSUS-71', 0, 300));
  await publishGeneration(db, setOf('BAPTISMS'), 1, draftsOf('BAPTISMS', 0, 300));
});

afterEach(closeEngines);

afterAll(async () => {
  await db.close();
  await rm(dataDir, { recursive: true, force: true });
});

const openRecords = async (): Promise<number> =>
  (await db.one<{ n: number }>('/* test.openRecords */ SELECT count(*)::int AS n FROM record_live WHERE NOT is_closed'))
    ?.n ?? -1;

it('finds every published record that is not closed, and says why', async () => {
  const engine = await openEngine();
  const all = await engine.search(everything);
  expect(all.total).toBe(await openRecords());
  expect(all.facets.DatasetName?.reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
  expect(await engine.health()).toEqual({
    isReady: true,
    stuck: null,
    records: all.total,
    bytes: expect.any(Number) as number,
  });

  const { hits, variants } = await engine.search(named('Smith', true));
  expect(hits[0]?.reasons).toEqual([
    { field: 'LastName', asked: 'Smith', found: 'Smith', how: 'exact', distance: null },
  ]);
  expect(variants.map(({ variant }) => variant)).toContain('smyth');
});

it('takes names that merely sound alike only where they are asked for', async () => {
  const engine = await openEngine();
  const olson = (soundsAlike: boolean): EngineQuery => ({
    ...everything,
    // Words in doubt are another matter.
    criteria: [
      {
        kind: 'name',
        field: 'LastName',
        text: 'Olson',
        variants: true,
        soundsAlike,
        excludedVariants: [],
        readings: false,
      },
    ],
  });
  const [strong, byEar] = [await engine.search(olson(false)), await engine.search(olson(true))];
  const [one = 0, other = 0] = await engine.count([named('Olson', false, false), named('Willson', false, false)]);
  expect([strong.total, strong.variants]).toEqual([one, []]);
  expect(byEar.variants).toEqual([{ field: 'LastName', variant: 'willson', how: 'sounds alike', count: other }]);
  // Some records name both.
  expect(byEar.total).toBeGreaterThan(Math.max(one, other));
  expect(byEar.total).toBeLessThanOrEqual(one + other);
});

it('measures what a wider query would find when nothing matches', async () => {
  const engine = await openEngine();
  const { total, relaxations } = await engine.search({
    ...everything,
    criteria: [
      { kind: 'name', field: 'LastName', text: 'Smith', variants: false, excludedVariants: [] },
      { kind: 'year', field: 'EventYear', year: 1700, yearsEitherWay: 0 },
    ],
  });
  expect(total).toBe(0);
  const smiths = await engine.search(named('Smith'));
  expect(relaxations).toContainEqual({ label: 'Without Year', criterion: 1, replacement: null, total: smiths.total });
});

it('gives up a search whose asker has gone', async () => {
  const engine = await openEngine();
  await engine.search(everything);
  const controller = new AbortController();
  const answer = engine.search(everything, controller.signal);
  controller.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});

it('takes a new generation in with one switch: searches meanwhile see the old or the new, whole', async () => {
  const engine = await openEngine();
  const before = (await engine.search(everything)).total;
  await publishGeneration(db, setOf('BAPTISMS'), 2, draftsOf('BAPTISMS', 1000, 3000));
  const after = await openRecords();
  const seen = new Set<number>();
  let isDone = false;
  const watching = (async () => {
    while (!isDone) seen.add((await engine.search(everything)).total);
  })();
  await engine.publish('BAPTISMS');
  isDone = true;
  await watching;
  expect((await engine.search(everything)).total).toBe(after);
  expect(after).not.toBe(before);
  expect([before, after]).toEqual(expect.arrayContaining([...seen]));
});

it('follows a set that another copy of the server published', async () => {
  const engine = await openEngine();
  await engine.search(everything);
  await publishGeneration(db, setOf('BURIALS'), 1, draftsOf('BURIALS', 0, 300));
  const expected = await openRecords();
  for (const deadline = Date.now() + 120_000; (await engine.health()).records !== expected && Date.now() < deadline;)
    await engine.suggest('LastName', 's', 3);
  expect((await engine.search(everything)).total).toBe(expected);
});

describe('with files that were harmed', () => {
  const harms: Readonly<Record<string, () => Promise<void>>> = {
    'a segment cut short': async () => truncate((await segmentFiles())[0] ?? '', 1_000),
    'a segment with one byte changed': async () => {
      const file = (await segmentFiles())[0] ?? '';
      const bytes = await readFile(file);
      bytes[bytes.length >> 1]! ^= 0xff;
      await writeFile(file, bytes);
    },
    'a segment missing': async () => rm((await segmentFiles())[0] ?? ''),
    'the manifest missing': async () => rm(path.join(dataDir, 'search/manifest.json')),
    'the manifest cut short': async () => truncate(path.join(dataDir, 'search/manifest.json'), 20),
  };
  it.each(Object.keys(harms))('answers as before after %s', async (harm) => {
    const whole = await (await openEngine()).search(named('Smith'));
    await closeEngines();
    await harms[harm]?.();
    const engine = await openEngine();
    expect(await engine.search(named('Smith'))).toEqual(whole);
    expect((await engine.search(everything)).total).toBe(await openRecords());
  });
});

it('clears away what a build that was killed left behind', async () => {
  const whole = await (await openEngine()).search(everything);
  await closeEngines();
  const left = ['0123456789abcdef.seg', 'fedcba9876543210.seg.writing', 'manifest.json.writing'].map((name) =>
    path.join(dataDir, 'search', name),
  );
  for (const file of left) await writeFile(file, 'half a file');
  expect(await (await openEngine()).search(everything)).toEqual(whole);
  const files = await readdir(path.join(dataDir, 'search'));
  for (const file of left) expect(files).not.toContain(path.basename(file));
});

it('starts from its files without building when nothing changed', async () => {
  await (await openEngine()).search(everything);
  await closeEngines();
  const before = await segmentFiles();
  await (await openEngine()).search(everything);
  expect(await segmentFiles()).toEqual(before);
});
