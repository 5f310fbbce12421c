import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { RecordFields } from '#domain/records/core/record.ts';
import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';
import { districtGazetteer } from '#server/engines/gazetteer/districtGazetteer.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { silentLog } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { createNaiveEngine } from './conformance/naiveEngine.ts';
import { SETS } from './conformance/population.ts';
import { publishGeneration } from './conformance/storeRecords.ts';
import { createSearchEngine } from './createSearchEngine.ts';
import type { EngineAnswer, SearchEngine } from './SearchEngine.ts';
import { toEngineQuery } from './toEngineQuery.ts';

let folder: string;
let db: Database;
/** The engine, and a plain look at every record, which must find the same. */
let engines: SearchEngine[];

/**
 * Rows of a census that names parish and district, of burials that name the parish, of an index that names the
 * district.
 */
const CENSUS = [
  ...Array.from({ length: 4 }, (): RecordFields => ({
    FirstName: 'Ann',
    Place: 'Redruth, Cornwall',
    RegistrationDistrict: 'Redruth',
  })),
  ...Array.from({ length: 5 }, (): RecordFields => ({
    FirstName: 'Bess',
    Place: 'Gwennap, Cornwall',
    RegistrationDistrict: 'Redruth',
  })),
  ...Array.from({ length: 3 }, (): RecordFields => ({
    FirstName: 'Cora',
    Place: 'Wheal Nowhere, Cornwall',
    RegistrationDistrict: 'Redruth',
  })),
  ...Array.from({ length: 9 }, (): RecordFields => ({
    FirstName: 'Dan',
    Place: 'Camborne, Cornwall',
    RegistrationDistrict: 'Helston',
  })),
  // A slip: one in ten.
  { FirstName: 'Eve', Place: 'Camborne, Cornwall', RegistrationDistrict: 'Redruth' },
];
const BURIALS: RecordFields[] = [
  { FirstName: 'Flo', Place: 'Gwennap, Cornwall' },
  { FirstName: 'Gus', Place: 'Wheal Nowhere, Cornwall, England' },
  { FirstName: 'Hal', Place: 'Camborne, Cornwall' },
  { FirstName: 'Ida', Place: 'Redruth, Cornwall' },
];
const INDEX: RecordFields[] = [
  { FirstName: 'Jo', RegistrationDistrict: 'Redruth' },
  { FirstName: 'Kit', RegistrationDistrict: 'Redruth', County: 'Cornwall' },
];

async function publish(setId: string, generation: number, rows: readonly RecordFields[]): Promise<void> {
  const set = SETS.find(({ id }) => id === setId);
  if (!set) throw new Error(`There is no set ${setId}`);
  await publishGeneration(
    db,
    set,
    generation,
    rows.map((fields, at) => ({
      id: `${setId}/${generation}/${at}`,
      type: set.type,
      fields,
      groupKey: null,
      groupOrder: 1,
      images: [],
      isClosed: false,
      provenance: { sourceFile: 'made-up', sourceRow: at },
    })),
  );
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'muniment-districts-'));
  db = await testDatabase();
  await publish('CENSUS-71', 1, CENSUS);
  await publish('BURIALS', 1, BURIALS);
  await publish('BAPTISMS', 1, INDEX);
  const districts = districtGazetteer(db, loadGazetteer());
  await districts.sync();
  const naive = await createNaiveEngine(db, districts.gazetteer);
  engines = [
    await createSearchEngine({ db, gazetteer: loadGazetteer(), log: silentLog, settings: { dataDir: folder } }),
    {
      ...naive,
      async publish(recordSetId) {
        await districts.sync();
        await naive.publish(recordSetId);
      },
    },
  ];
});

afterAll(async () => {
  for (const engine of engines) await engine.close();
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

/** What both answer, which must be one answer. */
async function ask(address: string): Promise<EngineAnswer> {
  const query = toEngineQuery(readSearchAddress(address).query, { pageSize: 100, facets: ['FirstName'] });
  const [columnar, naive] = await Promise.all(
    engines.map((engine) => engine.search({ ...query, facets: ['FirstName'] })),
  );
  expect(columnar).toEqual(naive);
  if (!columnar) throw new Error('No engine answered');
  return columnar;
}
const namesOf = ({ facets }: EngineAnswer): string =>
  (facets.FirstName ?? [])
    .map(({ value }) => value)
    .sort()
    .join(' ');

it('finds the records of a district’s parishes, in sets that name only the parish, and all that name the district', async () => {
  const chosen = await ask('place=redruth,+registration+district,+cornwall,+england&place_proximity=0');
  expect(namesOf(chosen)).toBe('ann bess cora eve flo gus ida jo kit');
  expect(chosen.hits.every(({ reasons }) => reasons.length === 1 && reasons[0]?.how === 'inside')).toBe(true);
  expect(namesOf(await ask('place=redruth+rd&place_proximity=0'))).toBe('ann bess cora eve flo gus ida jo kit');
});

it('finds by a bare name the place first, then its district', async () => {
  const typed = await ask('place=redruth&place_proximity=0');
  expect(namesOf(typed)).toBe('ann bess cora eve flo gus ida jo kit');
  expect(typed.hits.slice(0, 6).map(({ reasons }) => reasons[0]?.found.split(',')[0])).toEqual(
    Array.from({ length: 6 }, () => 'Redruth'),
  );
  expect(typed.hits.at(-1)?.reasons[0]).toMatchObject({ how: 'inside', distance: 0 });
});

it('keeps to the place where the county is said: of the district only what is not known to lie elsewhere may be of it', async () => {
  expect(namesOf(await ask('place=redruth,+cornwall,+england&place_proximity=0'))).toBe('ann cora ida jo kit');
});

it('adds what lies around the district', async () => {
  expect(namesOf(await ask('place=redruth+registration+district&place_proximity=5'))).toBe(
    'ann bess cora dan eve flo gus hal ida jo kit',
  );
});

it('follows what is published', async () => {
  await publish('CENSUS-71', 2, [
    ...CENSUS,
    ...Array.from({ length: 4 }, (): RecordFields => ({
      FirstName: 'Lou',
      Place: 'Camborne, Cornwall',
      RegistrationDistrict: 'Redruth',
    })),
  ]);
  for (const engine of engines) await engine.publish('CENSUS-71');
  expect(namesOf(await ask('place=redruth+registration+district&place_proximity=0'))).toBe(
    'ann bess cora dan eve flo gus hal ida jo kit lou',
  );
  await publish('CENSUS-71', 3, []);
  for (const engine of engines) await engine.publish('CENSUS-71');
  expect(namesOf(await ask('place=redruth+registration+district&place_proximity=0'))).toBe('ida jo kit');
  expect((await db.rows('/* test.kept */ SELECT FROM record_set_districts')).length).toBe(3);
});
