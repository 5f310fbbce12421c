import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import { districtGazetteer } from '#server/engines/gazetteer/districtGazetteer.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { closeRecord } from '#server/modules/records/core/closedRecords.ts';
import { silentLog } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { createColumnarIndex } from '../columnar/createColumnarIndex.ts';
import { createRecordSource } from '../records/recordSource.ts';
import type { EngineQuery, SearchEngine } from '../SearchEngine.ts';
import { withReasons } from '../withReasons.ts';
import { createNaiveEngine } from './naiveEngine.ts';
import { draftsOf, SETS, setOf } from './population.ts';
import { madeUpQuery } from './queries.ts';
import { publishGeneration } from './storeRecords.ts';

const RECORDS = 700;
/** The first 60 have no close match: with fewer than so many the counts below say nothing of the generator. */
const FEWEST_QUERIES = 160;
/** More of them on demand: CONFORMANCE_QUERIES=20000. */
const QUERIES = Math.max(FEWEST_QUERIES, Number(process.env.CONFORMANCE_QUERIES ?? 0));
/** Changes are taken in when a test asks for it. */
const pollMs = 3_600_000;
/** Knows the registration districts of the records, as they were at the start. */
let gazetteer: Gazetteer;

let folder: string;
let db: Database;
let columnar: SearchEngine;
/** A plain look at every record, which says what is right. */
let naive: SearchEngine;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'muniment-conformance-'));
  db = await testDatabase();
  for (const set of SETS) await publishGeneration(db, set, 1, draftsOf(set.id, 0, RECORDS));
  const places = districtGazetteer(db, loadGazetteer());
  await places.sync();
  ({ gazetteer } = places);
  const source = createRecordSource(db);
  const index = await createColumnarIndex({ folder, source, log: silentLog, threads: 2, pollMs });
  columnar = withReasons(index, { source, gazetteer });
  naive = await createNaiveEngine(db, gazetteer);
});

afterAll(async () => {
  await columnar?.close();
  await db?.close();
  await rm(folder, { recursive: true, force: true });
});

async function compareOn(
  from: number,
  to: number,
): Promise<{ found: number; relaxed: number; varied: number; close: number }> {
  const seen = { found: 0, relaxed: 0, varied: 0, close: 0 };
  for (let seed = from; seed <= to; seed++) {
    const query = madeUpQuery(seed);
    const answer = await columnar.search(query);
    expect({ seed, query, answer }).toEqual({ seed, query, answer: await naive.search(query) });
    // Every hit has its reason, once for each thing asked.
    for (const { reasons } of answer.hits) expect(reasons).toHaveLength(query.criteria.length);
    seen.found += answer.total > 0 ? 1 : 0;
    seen.relaxed += answer.relaxations.length > 0 ? 1 : 0;
    seen.varied += answer.variants.length > 0 ? 1 : 0;
    seen.close += answer.close.length > 0 ? 1 : 0;
  }
  return seen;
}

it(`gives the totals, pages, reasons, facets, variants, relaxations and close matches of a plain look at every record for ${QUERIES} made-up queries`, async () => {
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
  expect(await columnar.find(queries)).toEqual(await naive.find(queries));
});

it('counts facets alone as it counts them beside hits', async () => {
  for (let seed = 50_001; seed <= 50_060; seed++) {
    const query = { ...madeUpQuery(seed), facets: ['DatasetName', 'County', 'FirstName'] };
    const whole = await columnar.search(query);
    expect(await columnar.search({ ...query, facetsOnly: true })).toEqual({
      total: whole.total,
      hits: [],
      facets: whole.total === 0 ? {} : whole.facets,
      variants: [],
      relaxations: [],
      close: [],
    });
  }
});

it('suggests the same', async () => {
  for (const field of ['LastName', 'FirstName', 'Occupation', 'Place', 'DatasetName', 'Nothing'])
    for (const prefix of ['', 's', 'Sm', 'mary', 'O’', 'zzz'])
      expect({ field, prefix, found: await columnar.suggest(field, prefix, 10) }).toEqual({
        field,
        prefix,
        found: await naive.suggest(field, prefix, 10),
      });
});

it('counts no facets of one person who was closed since the index was made', async () => {
  const queries = Array.from({ length: 400 }, (_none, seed): EngineQuery => ({
    ...madeUpQuery(60_000 + seed),
    orderBy: null,
    offset: 0,
    limit: 20,
    facets: ['County', 'DatasetName'],
  }));
  const found = await Promise.all(queries.map(async (query) => ({ query, answer: await columnar.search(query) })));
  const alone = found.find(({ answer }) => answer.total === 1);
  const no = alone?.answer.hits[0]?.no;
  if (!alone || no === undefined) throw new Error('no query finds one record');
  await db.rows('/* test.closeOne */ UPDATE record SET is_closed = true WHERE no = $1', [no]);
  expect(await columnar.search({ ...alone.query, facetsOnly: true })).toMatchObject({ total: 0, facets: {} });
  await db.rows('/* test.openOne */ UPDATE record SET is_closed = false WHERE no = $1', [no]);
  expect((await columnar.search({ ...alone.query, facetsOnly: true })).total).toBe(1);
});

async function compareCompletions(): Promise<void> {
  for (const field of ['LastName', 'FirstName', 'FatherFirstName', 'Occupation', 'HouseholdMemberFirstName'])
    for (const prefix of ['', 's', 'mary'])
      expect(await columnar.suggest(field, prefix, 10)).toEqual(await naive.suggest(field, prefix, 10));
}

it('leaves closed records out of everything at once, as it does when their set has been taken in again', async () => {
  const closing = await db.rows<{ id: string; no: string }>(
    '/* test.closing */ SELECT id, no FROM record_live WHERE NOT is_closed AND no % 9 = 0',
  );
  expect(closing.length).toBeGreaterThan(50);
  const held = (await columnar.health()).records;
  await db.transaction(async (tx) => {
    for (const { id } of closing) await closeRecord(tx, id);
  });
  for (const engine of [columnar, naive]) await engine.noticeClosures();
  const source = createRecordSource(db);
  // Records that leave the name of a closed one out are passed over, too, until they have been taken in again.
  const withheld = await source.closedOnRequest((await source.sets()).map(({ id }) => id));
  expect(withheld.length).toBeGreaterThan(closing.length);
  expect((await source.fellowsOf(withheld)).length).toBeGreaterThan(50);
  await compareOn(30_001, 30_090);
  // The index itself holds the records still.
  expect((await columnar.health()).records).toBe(held);
  await compareCompletions();

  for (const engine of [columnar, naive]) await engine.publish('BAPTISMS');
  // Households no longer name those that were closed.
  const { records } = await columnar.health();
  expect(records).toBeLessThan(held);
  expect(records).toBe((await naive.health()).records);
  await compareOn(30_001, 30_050);
  await compareCompletions();
});

it('stays the same after sets were replaced, emptied and removed', async () => {
  await publishGeneration(db, setOf('BAPTISMS'), 2, draftsOf('BAPTISMS', 1_000, 1_600));
  await publishGeneration(db, setOf('BURIALS'), 2, []);
  for (const engine of [columnar, naive]) await engine.publish('BAPTISMS');
  await compareOn(10_001, 10_110);
  await db.rows(`/* test.remove */ DELETE FROM record_set WHERE id = 'CENSUS-71'`);
  for (const engine of [columnar, naive]) await engine.publish('CENSUS-71');
  await compareOn(20_001, 20_060);
  expect((await columnar.health()).records).toBe((await naive.health()).records);
});
