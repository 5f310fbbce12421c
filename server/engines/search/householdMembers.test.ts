import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { RecordDraft } from '#domain/records/core/record.ts';
import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { closeRecord } from '#server/modules/records/core/closedRecords.ts';
import { silentLog } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { createColumnarIndex } from './columnar/createColumnarIndex.ts';
import { createNaiveEngine } from './conformance/naiveEngine.ts';
import { SETS } from './conformance/population.ts';
import { publishGeneration } from './conformance/storeRecords.ts';
import { createRecordSource } from './records/recordSource.ts';
import type { EngineAnswer, EngineQuery, SearchEngine } from './SearchEngine.ts';
import { toEngineQuery } from './toEngineQuery.ts';
import { withReasons } from './withReasons.ts';

/** Changes are taken in when a test says so. */
const pollMs = 3_600_000;
const gazetteer = loadGazetteer();
let folder: string;
let db: Database;
/** The engine, and a plain look at every record, which must find the same. */
let engines: SearchEngine[];

const person = (name: string, groupKey: string, more: Partial<RecordDraft> = {}): RecordDraft => {
  const [FirstName = '', LastName = ''] = name.split(' ');
  return {
    id: `CENSUS-71/${groupKey}/${name}`,
    type: 'CENSUS',
    fields: { FirstName, LastName },
    groupKey,
    groupOrder: 1,
    images: [],
    isClosed: false,
    provenance: { sourceFile: 'made-up', sourceRow: 1 },
    ...more,
  };
};
const PEOPLE = [
  person('William Pinch', 'a'),
  person('Jane Pinch', 'a'),
  person('Bessie Rowe', 'a'),
  person('Secret Hocking', 'a', { isClosed: true }),
  person('William Pinch', 'b'),
  person('Ann Pinch', 'b'),
  // A wedding is no household.
  person('William Tregear', 'c', { type: 'TRANSCRIPTION' }),
  person('Jane Kent', 'c', { type: 'TRANSCRIPTION' }),
  ...Array.from({ length: 45 }, (_none, at) => person(`Sailor Crew${at}`, 'ship')),
];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'muniment-households-'));
  db = await testDatabase();
  const set = SETS.find(({ id }) => id === 'CENSUS-71');
  if (!set) throw new Error('There is no census');
  await publishGeneration(db, set, 1, PEOPLE);
  const source = createRecordSource(db);
  const columnar = await createColumnarIndex({ folder, source, log: silentLog, threads: 1, pollMs });
  engines = [withReasons(columnar, { source, gazetteer }), await createNaiveEngine(db, gazetteer)];
});

afterAll(async () => {
  for (const engine of engines) await engine.close();
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

/** What both answer, which must be one answer. */
async function ask(address: string): Promise<EngineAnswer> {
  const [columnar, naive] = await Promise.all(
    engines.map((engine) => engine.search(toEngineQuery(readSearchAddress(address).query))),
  );
  expect(columnar).toEqual(naive);
  if (!columnar) throw new Error('No engine answered');
  return columnar;
}

it('distinguishes two people of one name by who lived with them', async () => {
  expect((await ask('firstname=william&lastname=pinch')).total).toBe(2);
  const { total, hits } = await ask('firstname=william&lastname=pinch&householdmemberfirstname=jane');
  expect(total).toBe(1);
  expect(hits[0]?.reasons).toContainEqual({
    field: 'HouseholdMemberFirstName',
    asked: 'jane',
    found: 'Jane',
    how: 'exact',
    distance: null,
  });
});

it('takes variants of the name as for anyone', async () => {
  expect((await ask('householdmemberfirstname=elizabeth')).total).toBe(0);
  const { total, variants } = await ask(
    'householdmemberfirstname=elizabeth&householdmemberfirstname_variants=true&householdmemberlastname=rowe',
  );
  expect([total, variants.map(({ variant, count }) => `${variant}: ${count}`)]).toEqual([2, ['bessie: 2']]);
});

it('counts no one as a member of their own household, and no wedding or ship as a household', async () => {
  expect((await ask('firstname=bessie&householdmemberfirstname=bessie')).total).toBe(0);
  expect((await ask('firstname=william&lastname=tregear&householdmemberfirstname=jane')).total).toBe(0);
  expect((await ask('householdmemberfirstname=sailor')).total).toBe(0);
});

it('finds no one by the name of a person who may be living', async () => {
  expect((await ask('householdmemberfirstname=secret')).total).toBe(0);
  expect((await ask('householdmemberlastname=hocking')).total).toBe(0);
});

it('finds no one by the name of a person closed a moment ago, though the index holds the household still', async () => {
  const names = async (field: string, prefix: string): Promise<string[]> => {
    const [columnar, naive] = await Promise.all(engines.map((engine) => engine.suggest(field, prefix, 20)));
    expect(columnar).toEqual(naive);
    return (columnar ?? []).map(({ value }) => value);
  };
  expect(await names('HouseholdMemberFirstName', 'jan')).toEqual(['jane']);
  await db.transaction((tx) => closeRecord(tx, 'CENSUS-71/a/Jane Pinch'));
  for (const engine of engines) await engine.noticeClosures();
  const byHousehold: EngineQuery = {
    ...toEngineQuery(readSearchAddress('lastname=pinch').query),
    facets: ['HouseholdMemberFirstName'],
  };
  const checkThat = async (): Promise<void> => {
    expect((await ask('householdmemberfirstname=jane')).total).toBe(0);
    expect((await ask('householdmemberfirstname=jayne&householdmemberfirstname_variants=true')).variants).toEqual([]);
    expect((await ask('householdmemberfirstname=j*')).total).toBe(0);
    expect(await names('HouseholdMemberFirstName', 'jan')).toEqual([]);
    for (const engine of engines) {
      expect(
        (await engine.search(byHousehold)).facets.HouseholdMemberFirstName?.map(({ value }) => value),
      ).not.toContain('jane');
      expect(await engine.count([toEngineQuery(readSearchAddress('householdmemberfirstname=jane').query)])).toEqual([
        0,
      ]);
      expect(
        await engine.find([
          toEngineQuery(readSearchAddress('householdmemberfirstname=jane').query),
          toEngineQuery(readSearchAddress('firstname=bessie').query),
        ]),
      ).toMatchObject([{ total: 0 }, { total: 1 }]);
    }
    // Those who lived with her are found by their own names, and other households as before.
    expect((await ask('firstname=william&lastname=pinch')).total).toBe(2);
    expect((await ask('firstname=ann&householdmemberfirstname=william')).total).toBe(1);
  };
  await checkThat();
  for (const engine of engines) await engine.publish('CENSUS-71');
  await checkThat();
  expect((await ask('firstname=william&householdmemberfirstname=bessie')).total).toBe(1);
});
