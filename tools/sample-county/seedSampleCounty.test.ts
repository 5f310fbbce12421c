import { districtGazetteer } from '#server/engines/gazetteer/districtGazetteer.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { SAMPLE_RECORD_SETS } from './generateSampleCounty.ts';
import { ENGLISH_PLACES } from './geography/englishPlaces.ts';
import { seedSampleCounty, type SeedLog } from './seedSampleCounty.ts';

const SECONDS = 1000;
/** What the sample may take on two cores that do nothing else; test machines are busier. */
const PATIENCE = 120 * SECONDS;

describe('seedSampleCounty', () => {
  let db: Awaited<ReturnType<typeof testDatabase>>;
  const lines: { details: Readonly<Record<string, unknown>>; message: string }[] = [];
  const log: SeedLog = { info: (details, message) => void lines.push({ details, message }) };

  beforeAll(async () => {
    db = await testDatabase();
  }, PATIENCE);
  afterAll(() => db.close());

  const count = async () =>
    (await db.one<{ sets: number; records: number }>(
      `/* test.count */ SELECT (SELECT count(*)::int FROM record_set WHERE live_generation IS NOT NULL) AS sets, (SELECT count(*)::int FROM record_live) AS records`,
    )) ?? { sets: 0, records: 0 };

  it(
    'stores and publishes every set, and a second start does nothing',
    async () => {
      const first = await seedSampleCounty(db, log);
      expect(first.records).toBeGreaterThan(55_000);
      expect([...first.recordSetIds].sort()).toEqual(SAMPLE_RECORD_SETS.map(({ id }) => id).sort());
      expect(await count()).toEqual({ sets: SAMPLE_RECORD_SETS.length, records: first.records });
      expect(await seedSampleCounty(db, log)).toEqual({ recordSetIds: [], records: 0, world: null });
      expect(await count()).toEqual({ sets: SAMPLE_RECORD_SETS.length, records: first.records });
      expect(lines.map(({ message }) => message)).toEqual(['sample county stored', 'sample county is in place']);
    },
    PATIENCE,
  );

  it('labels every set as a sample and keeps values as written', async () => {
    const odd = await db.rows(
      `/* test.unlabelled */ SELECT id FROM record_set WHERE NOT is_sample OR description NOT LIKE '%fictional sample data%' OR repository NOT LIKE '%(sample)'`,
    );
    expect(odd).toEqual([]);
    const irish = await db.one<{ fields: Record<string, unknown> }>(
      `/* test.apostrophe */ SELECT fields FROM record_live WHERE fields->>'LastName' = 'O''Brien' LIMIT 1`,
    );
    expect(irish?.fields.LastName).toBe("O'Brien");
  });

  it('has registration districts that hold the places of theirs and no others', async () => {
    const { gazetteer, sync } = districtGazetteer(db, loadGazetteer());
    await sync();
    for (const name of ['Selwick', 'Harrowmere', 'Wexcombe']) {
      const [district] = gazetteer.meant(`${name}, registration district, Wexcombeshire, England`).districts;
      const held = district?.placeIds.map((id) => gazetteer.byId(id)?.name).sort();
      expect({ name, held }).toEqual({
        name,
        held: ENGLISH_PLACES.filter((place) => place.district === name)
          .map((place) => place.name)
          .sort(),
      });
    }
  });

  it(
    'stores a set again that was removed, and leaves one of the operator’s alone',
    async () => {
      await db.rows(`/* test.remove */ DELETE FROM record_set WHERE id = 'WEX-MUSTER-1803'`);
      await db.rows(`/* test.remove2 */ DELETE FROM record_set WHERE id = 'R39'`);
      await db.rows(
        `/* test.own */ INSERT INTO record_set (id, name, description, type, category, subcategory, source_country, access) VALUES ('R39', 'Ours', 'Ours', 'CENSUS', 'census, land & surveys', 'census', 'england', 'free')`,
      );
      expect((await seedSampleCounty(db, log)).recordSetIds).toEqual(['WEX-MUSTER-1803']);
      expect(await db.one(`/* test.kept */ SELECT name, live_generation FROM record_set WHERE id = 'R39'`)).toEqual({
        name: 'Ours',
        live_generation: null,
      });
    },
    PATIENCE,
  );
});
