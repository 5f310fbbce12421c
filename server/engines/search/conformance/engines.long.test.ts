import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import { isOfHousehold } from '#domain/records/core/householdFields.ts';
import { districtGazetteer } from '#server/engines/gazetteer/districtGazetteer.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { closeRecord } from '#server/modules/records/core/closedRecords.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { createColumnarIndex } from '../columnar/createColumnarIndex.ts';
import { fieldsAsked } from '../matching/plannedQuery.ts';
import { planQuery } from '../matching/planQuery.ts';
import { createRecordSource } from '../records/recordSource.ts';
import type { EngineQuery, SearchEngine } from '../SearchEngine.ts';
import { createSqlIndex } from '../sql/createSqlIndex.ts';
import { withReasons } from '../withReasons.ts';
import { type NumberedDocument, naiveSearch } from './naiveSearch.ts';
import { draftsOf, SETS, setOf } from './population.ts';
import { madeUpQuery } from './queries.ts';
import { readPopulation } from './readPopulation.ts';
import { publishGeneration } from './storeRecords.ts';

const RECORDS = 700;
/** The first 60 have no close match: with fewer than so many the counts below say nothing of the generator. */
const FEWEST_QUERIES = 160;
/** More of them on demand: CONFORMANCE_QUERIES=20000. */
const QUERIES = Math.max(FEWEST_QUERIES, Number(process.env.CONFORMANCE_QUERIES ?? 0));
const SHARDS = 4;
/** Changes are taken in when a test asks for it. */
const pollMs = 3_600_000;
/** Knows the registration districts of the records, as they were at the start. */
let gazetteer: Gazetteer;

const opened: { close(): Promise<unknown> }[] = [];
let folder: string;
let main: Awaited<ReturnType<typeof testDatabase>>;
let engines: Record<string, SearchEngine>;
let population: NumberedDocument[];
/** Numbers of people who live with a person who was closed since the indexes were made. */
let fellows: ReadonlySet<number> = new Set();

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'muniment-conformance-'));
  main = await testDatabase();
  const shards = await Promise.all(Array.from({ length: SHARDS }, () => testDatabase()));
  for (const set of SETS) await publishGeneration(main, set, 1, draftsOf(set.id, 0, RECORDS));
  const places = districtGazetteer(main, loadGazetteer());
  await places.sync();
  ({ gazetteer } = places);
  const source = createRecordSource(main);
  const made = {
    columnar: await createColumnarIndex({ folder, source, log: silentLog, threads: 2, pollMs }),
    'SQL on one database': createSqlIndex({ shards: [main], source, gazetteer, log: silentLog, pollMs }),
    'SQL on four databases': createSqlIndex({ shards, source, gazetteer, log: silentLog, pollMs }),
  };
  opened.push(...Object.values(made), main, ...shards);
  engines = Object.fromEntries(
    Object.entries(made).map(([name, index]) => [name, withReasons(index, { source, gazetteer })]),
  );
  population = await readPopulation(main, gazetteer);
});

afterAll(async () => {
  for (const one of opened) await one.close();
  await rm(folder, { recursive: true, force: true });
});

/** What a query may find: while the indexes are behind with closures, no one by the names of their household. */
const openTo = (query: EngineQuery): NumberedDocument[] =>
  fieldsAsked(planQuery(query, gazetteer)).some(isOfHousehold)
    ? population.filter(({ no }) => !fellows.has(no))
    : population;

async function compareOn(
  from: number,
  to: number,
): Promise<{ found: number; relaxed: number; varied: number; close: number }> {
  const seen = { found: 0, relaxed: 0, varied: 0, close: 0 };
  for (let seed = from; seed <= to; seed++) {
    const query = madeUpQuery(seed);
    const [columnar, ...others] = await Promise.all(Object.values(engines).map((engine) => engine.search(query)));
    const plain = naiveSearch(openTo(query), planQuery(query, gazetteer));
    expect({
      seed,
      query,
      total: columnar?.total,
      nos: columnar?.hits.map(({ no }) => no),
      facets: columnar?.facets,
      places: columnar?.places,
    }).toEqual({ seed, query, ...plain });
    // Every hit has its reason, once for each thing asked.
    for (const { reasons } of columnar?.hits ?? []) expect(reasons).toHaveLength(query.criteria.length);
    for (const other of others) expect({ seed, query, answer: other }).toEqual({ seed, query, answer: columnar });
    seen.found += plain.total > 0 ? 1 : 0;
    seen.relaxed += columnar?.relaxations.length ? 1 : 0;
    seen.varied += columnar?.variants.length ? 1 : 0;
    seen.close += columnar?.close.length ? 1 : 0;
  }
  return seen;
}

it(`gives the same totals, pages, reasons, facets, variants, relaxations and close matches in every engine for ${QUERIES} made-up queries`, async () => {
  const seen = await compareOn(1, QUERIES);
  // A generator whose queries find nothing would prove nothing.
  expect(seen.found).toBeGreaterThan(QUERIES / 3);
  expect(seen.relaxed).toBeGreaterThan(QUERIES / 20);
  // Variants are counted among what the rest of a query finds, which is often nothing.
  expect(seen.varied).toBeGreaterThan(QUERIES / 40);
  expect(seen.close).toBeGreaterThan(QUERIES / 100);
});

it('knows the districts of the records, with places and without', () => {
  expect(gazetteer.meant('St Columb registration district').districts[0]?.placeIds.length).toBeGreaterThan(3);
  expect(
    gazetteer.meant('Durham RD').districts.some(({ stated }) => stated.some(({ isDistrict }) => !isDistrict)),
  ).toBe(true);
});

it('finds the same pages by number alone, many queries at once', async () => {
  const queries = Array.from({ length: 60 }, (_none, seed) => madeUpQuery(40_000 + seed));
  const plain = queries.map((query) => naiveSearch(population, planQuery(query, gazetteer)));
  for (const engine of Object.values(engines))
    expect(await engine.find(queries)).toEqual(plain.map(({ total, nos }) => ({ total, nos })));
});

it('counts facets alone as it counts them beside hits', async () => {
  for (let seed = 50_001; seed <= 50_060; seed++) {
    const query = { ...madeUpQuery(seed), facets: ['DatasetName', 'County', 'FirstName'] };
    for (const engine of Object.values(engines)) {
      const whole = await engine.search(query);
      expect(await engine.search({ ...query, facetsOnly: true })).toEqual({
        total: whole.total,
        hits: [],
        facets: whole.total === 0 ? {} : whole.facets,
        variants: [],
        relaxations: [],
        close: [],
      });
    }
  }
});

it('suggests the same in every engine', async () => {
  for (const field of ['LastName', 'FirstName', 'Occupation', 'Place', 'DatasetName', 'Nothing']) {
    for (const prefix of ['', 's', 'Sm', 'mary', 'O’', 'zzz']) {
      const [columnar, ...others] = await Promise.all(
        Object.values(engines).map((engine) => engine.suggest(field, prefix, 10)),
      );
      for (const other of others) expect({ field, prefix, other }).toEqual({ field, prefix, other: columnar });
    }
  }
});

it('counts no facets of one person who was closed since the indexes were made', async () => {
  const queries = Array.from({ length: 400 }, (_none, seed): EngineQuery => ({
    ...madeUpQuery(60_000 + seed),
    orderBy: null,
    offset: 0,
    limit: 20,
    facets: ['County', 'DatasetName'],
  }));
  const found = await Promise.all(
    queries.map(async (query) => ({ query, answer: await engines.columnar?.search(query) })),
  );
  const alone = found.find(({ answer }) => answer?.total === 1);
  const no = alone?.answer?.hits[0]?.no;
  if (!alone || no === undefined) throw new Error('no query finds one record');
  await main.rows('/* test.closeOne */ UPDATE record SET is_closed = true WHERE no = $1', [no]);
  for (const engine of Object.values(engines))
    expect(await engine.search({ ...alone.query, facetsOnly: true })).toMatchObject({ total: 0, facets: {} });
  await main.rows('/* test.openOne */ UPDATE record SET is_closed = false WHERE no = $1', [no]);
  for (const engine of Object.values(engines))
    expect((await engine.search({ ...alone.query, facetsOnly: true })).total).toBe(1);
});

/** What every engine completes alike. */
async function compareCompletions(): Promise<void> {
  const [first, ...others] = await Promise.all(
    Object.values(engines).map((engine) =>
      Promise.all(
        ['LastName', 'FirstName', 'FatherFirstName', 'Occupation'].flatMap((field) =>
          ['', 's', 'mary'].map((prefix) => engine.suggest(field, prefix, 10)),
        ),
      ),
    ),
  );
  for (const other of others) expect(other).toEqual(first);
}

it('leaves closed records out of everything at once, as it does when their set has been taken in again', async () => {
  const closing = await main.rows<{ id: string; no: string }>(
    '/* test.closing */ SELECT id, no FROM record_live WHERE NOT is_closed AND no % 9 = 0',
  );
  expect(closing.length).toBeGreaterThan(50);
  const held = (await engines.columnar?.health())?.records;
  await main.transaction(async (tx) => {
    for (const { id } of closing) await closeRecord(tx, id);
  });
  for (const engine of Object.values(engines)) await engine.noticeClosures();
  const source = createRecordSource(main);
  const gone = new Set(closing.map(({ no }) => Number(no)));
  // Records that leave the name of a closed one out are passed over, too, until they have been taken in again.
  const withheld = new Set(await source.closedOnRequest((await source.sets()).map(({ id }) => id)));
  expect(withheld.size).toBeGreaterThan(gone.size);
  population = population.filter(({ no }) => !withheld.has(no));
  fellows = new Set(await source.fellowsOf([...withheld]));
  expect(fellows.size).toBeGreaterThan(50);
  await compareOn(30_001, 30_090);
  // The indexes themselves hold the records still.
  expect((await engines.columnar?.health())?.records).toBe(held);
  await compareCompletions();

  for (const engine of Object.values(engines)) await engine.publish('BAPTISMS');
  // Households no longer name those that were closed.
  fellows = new Set();
  population = await readPopulation(main, gazetteer);
  expect((await engines.columnar?.health())?.records).toBe(population.length);
  await compareOn(30_001, 30_050);
  await compareCompletions();
});

it('stays the same in every engine after sets were replaced, emptied and removed', async () => {
  await publishGeneration(main, setOf('BAPTISMS'), 2, draftsOf('BAPTISMS', 1_000, 1_600));
  await publishGeneration(main, setOf('BURIALS'), 2, []);
  for (const engine of Object.values(engines)) await engine.publish('BAPTISMS');
  population = await readPopulation(main, gazetteer);
  await compareOn(10_001, 10_110);
  await main.rows(`/* test.remove */ DELETE FROM record_set WHERE id = 'CENSUS-71'`);
  for (const engine of Object.values(engines)) await engine.publish('CENSUS-71');
  population = await readPopulation(main, gazetteer);
  await compareOn(20_001, 20_060);
  for (const engine of Object.values(engines)) expect((await engine.health()).records).toBe(population.length);
});
