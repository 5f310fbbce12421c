import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { RecordDraft } from '#domain/records/core/record.ts';
import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { silentLog } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { createColumnarIndex } from './columnar/createColumnarIndex.ts';
import { SETS } from './conformance/population.ts';
import { publishGeneration } from './conformance/storeRecords.ts';
import { createRecordSource } from './records/recordSource.ts';
import type { EngineAnswer, SearchEngine } from './SearchEngine.ts';
import { createSqlIndex } from './sql/createSqlIndex.ts';
import { toEngineQuery } from './toEngineQuery.ts';
import { withReasons } from './withReasons.ts';

jest.setTimeout(240_000);

const gazetteer = loadGazetteer();
let folder: string;
let db: Database;
let engines: SearchEngine[];

const person = (name: string, groupKey: string, more: Partial<RecordDraft> = {}): RecordDraft => {
  const [FirstName = '', LastName = ''] = name.split(' ');
  return { id: `CENSUS-71/${groupKey}/${name}`, type: 'CENSUS', fields: { FirstName, LastName }, groupKey, groupOrder: 1, images: [], isClosed: false, provenance: { sourceFile: 'made-up', sourceRow: 1 }, ...more };
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
  const columnar = await createColumnarIndex({ folder, source, log: silentLog, threads: 1 });
  engines = [columnar, createSqlIndex({ shards: [db], source, gazetteer, log: silentLog })].map((index) => withReasons(index, { source, gazetteer }));
});

afterAll(async () => {
  for (const engine of engines) await engine.close();
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

/** What both engines answer, which must be one answer. */
async function ask(address: string): Promise<EngineAnswer> {
  const [columnar, sql] = await Promise.all(engines.map((engine) => engine.search(toEngineQuery(readSearchAddress(address).query))));
  expect(sql).toEqual(columnar);
  if (!columnar) throw new Error('No engine answered');
  return columnar;
}

it('tells two people of one name apart by who lived with them', async () => {
  expect((await ask('firstname=william&lastname=pinch')).total).toBe(2);
  const { total, hits } = await ask('firstname=william&lastname=pinch&householdmemberfirstname=jane');
  expect(total).toBe(1);
  expect(hits[0]?.reasons).toContainEqual({ field: 'HouseholdMemberFirstName', asked: 'jane', found: 'Jane', how: 'exact', distance: null });
});

it('takes variants of the name as for anyone', async () => {
  expect((await ask('householdmemberfirstname=elizabeth')).total).toBe(0);
  const { total, variants } = await ask('householdmemberfirstname=elizabeth&householdmemberfirstname_variants=true&householdmemberlastname=rowe');
  expect([total, variants.map(({ variant, count }) => `${variant}: ${count}`)]).toEqual([2, ['bessie: 2']]);
});

it('counts nobody as a member of their own household, and no wedding or ship as a household', async () => {
  expect((await ask('firstname=bessie&householdmemberfirstname=bessie')).total).toBe(0);
  expect((await ask('firstname=william&lastname=tregear&householdmemberfirstname=jane')).total).toBe(0);
  expect((await ask('householdmemberfirstname=sailor')).total).toBe(0);
});

it('finds nobody by the name of a person who may be living', async () => {
  expect((await ask('householdmemberfirstname=secret')).total).toBe(0);
  expect((await ask('householdmemberlastname=hocking')).total).toBe(0);
});
