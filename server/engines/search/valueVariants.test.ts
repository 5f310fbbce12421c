import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { RecordDraft, RecordFields } from '#domain/records/core/record.ts';
import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { silentLog } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { createColumnarIndex } from './columnar/createColumnarIndex.ts';
import { createNaiveEngine } from './conformance/naiveEngine.ts';
import { SETS } from './conformance/population.ts';
import { publishGeneration } from './conformance/storeRecords.ts';
import { createRecordSource } from './records/recordSource.ts';
import type { EngineAnswer, SearchEngine } from './SearchEngine.ts';
import { toEngineQuery } from './toEngineQuery.ts';
import { withReasons } from './withReasons.ts';

const RECORDS: readonly RecordFields[] = [
  { FirstName: 'Ann', Place: 'Altarnun, Cornwall', Occupation: 'Ag Lab' },
  { FirstName: 'Ben', Place: 'Altarnon, Cornwall', Occupation: 'Agricultural Labourer' },
  { FirstName: 'Cis', Place: 'Altarnon', County: 'Cornwall', Occupation: 'Agl. Labr.' },
  // Both names in one record count once for it.
  {
    FirstName: 'Dan',
    Place: ['Altarnun, Cornwall', 'Altarnon, Cornwall'],
    Occupation: 'Ag Lab, formerly agricultural labourer',
  },
  { FirstName: 'Eve', Place: 'Trewint', Parish: 'Altarnon', County: 'Cornwall', Occupation: 'Farmer' },
  { FirstName: 'Flo', Place: 'N. Petherwin, Cornwall', Occupation: 'M.S.' },
  { FirstName: 'Gus', Place: 'North Petherwin, Cornwall', Occupation: 'Male servant' },
  {
    FirstName: 'Hal',
    Place: 'Lewannick, Cornwall',
    RegistrationDistrict: 'Altarnon',
    Occupation: 'Servant of M. S. Rowe',
  },
];

const gazetteer = loadGazetteer();
let folder: string;
let db: Database;
/** The engine, and a plain look at every record, which must find the same. */
let engines: SearchEngine[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'muniment-variants-'));
  db = await testDatabase();
  const [set] = SETS;
  if (!set) throw new Error('There is no set');
  const drafts = RECORDS.map((fields, at): RecordDraft => ({
    id: `${set.id}/${at}`,
    type: 'TRANSCRIPTION',
    fields,
    groupKey: null,
    groupOrder: 1,
    images: [],
    isClosed: false,
    provenance: { sourceFile: 'made-up', sourceRow: at },
  }));
  await publishGeneration(db, set, 1, drafts);
  const source = createRecordSource(db);
  const columnar = await createColumnarIndex({ folder, source, log: silentLog, threads: 1 });
  engines = [withReasons(columnar, { source, gazetteer }), await createNaiveEngine(db, gazetteer)];
});

afterAll(async () => {
  for (const engine of engines) await engine.close();
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

/** What both answer, which must be one answer. */
async function ask(address: string): Promise<EngineAnswer> {
  const { query, ignored } = readSearchAddress(address);
  expect(ignored).toEqual([]);
  const [columnar, naive] = await Promise.all(engines.map((engine) => engine.search(toEngineQuery(query))));
  expect(columnar).toEqual(naive);
  if (!columnar) throw new Error('No engine answered');
  return columnar;
}
const variantsOf = ({ variants }: EngineAnswer): string[] =>
  variants.map(({ variant, how, count }) => `${variant} (${how}): ${count}`);

it('finds a place under its other spellings, whichever is asked for, and counts each', async () => {
  const current = await ask('place=altarnun,+cornwall,+england&place_proximity=0');
  expect([current.total, variantsOf(current)]).toEqual([5, ['altarnon (spelling variant): 4']]);
  const older = await ask('place=altarnon&place_proximity=0');
  expect([older.total, variantsOf(older)]).toEqual([5, ['altarnun (spelling variant): 2']]);
  const short = await ask('place=north+petherwin&place_proximity=0');
  expect([short.total, variantsOf(short)]).toEqual([2, ['n petherwin (abbreviation): 1']]);
});

it('says of a record found under another spelling that it is one', async () => {
  const { hits } = await ask('place=altarnun&place_proximity=0&firstname=ben');
  expect(hits[0]?.reasons).toContainEqual({
    field: 'Place',
    asked: 'altarnun',
    found: 'Altarnon, Cornwall',
    how: 'spelling variant',
    distance: 0,
  });
});

it('leaves a spelling out on request, keeps it in the list, and keeps records that have the name asked for as well', async () => {
  const without = await ask('place=altarnun&place_proximity=0&place_without=altarnon');
  expect([without.total, variantsOf(without)]).toEqual([2, ['altarnon (spelling variant): 4']]);
  const around = await ask('place=altarnun&place_proximity=10&place_without=altarnon');
  const all = await ask('place=altarnun&place_proximity=10');
  // A record elsewhere in the circle stays, though its district has the spelling.
  expect(all.total - around.total).toBe(3);
});

it('counts spellings among what the rest of the search finds', async () => {
  expect(variantsOf(await ask('place=altarnun&place_proximity=0&firstname=ben'))).toEqual([
    'altarnon (spelling variant): 1',
  ]);
  expect(variantsOf(await ask('place=cornwall&place_proximity=0'))).toEqual([]);
});

it('finds an occupation as clerks shortened it, names each form, and leaves any out', async () => {
  const full = await ask('occupation=agricultural+labourer');
  expect([full.total, variantsOf(full)]).toEqual([4, ['ag lab (abbreviation): 1', 'agl labr (abbreviation): 1']]);
  const short = await ask('occupation=ag+lab&occupation_without=agl+labr');
  expect([short.total, variantsOf(short)]).toEqual([
    3,
    ['agl labr (abbreviation): 1', 'agricultural labourer (abbreviation): 1'],
  ]);
  const servant = await ask('occupation=male+servant');
  expect([servant.total, variantsOf(servant)]).toEqual([3, ['m s (abbreviation): 2']]);
});

it('offers to bring back what was left out when nothing is found', async () => {
  const { relaxations } = await ask('firstname=ben&place=altarnun&place_proximity=0&place_without=altarnon');
  expect(relaxations).toContainEqual(expect.objectContaining({ label: 'Place with every variant', total: 1 }));
});
