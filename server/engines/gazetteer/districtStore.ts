import type { DistrictUse } from '#domain/places/districts/districtUse.ts';
import type { Database } from '#server/platform/db/database.ts';

/** More kinds of use than all parishes of Britain and Ireland make; rarer ones of a set that has more say little. */
const MOST_USES = 50_000;

/** SQL of a field of a record that has one value; null where it has none or several. */
const oneText = (field: string): string =>
  `CASE WHEN jsonb_typeof(r.fields->'${field}') = 'string' THEN nullif(btrim(r.fields->>'${field}'), '') END`;

/** A generation of a set, live or about to be. */
interface Generation {
  id: string;
  generation: number;
}

/**
 * Counts which places the records of a generation name, with which registration districts, unless that was done; closed
 * records do not count. Nothing is kept of a set that names no district. Safe to run from several copies of the site at
 * once.
 */
export async function countDistricts(db: Pick<Database, 'rows'>, { id, generation }: Generation): Promise<void> {
  await db.rows(
    `/* districts.count */ INSERT INTO record_set_districts (record_set_id, generation, uses)
     SELECT $1, $2, coalesce((SELECT CASE WHEN bool_or(u.district IS NOT NULL) THEN jsonb_agg(to_jsonb(u)) END FROM (
       SELECT ${oneText('RegistrationDistrict')} AS district, coalesce(${oneText('PlaceMeant')}, ${oneText('Place')}) AS place, ${oneText('Parish')} AS parish, ${oneText('County')} AS county, ${oneText('Country')} AS country, count(*)::int AS records
       FROM record r WHERE r.record_set_id = $1 AND r.generation = $2 AND NOT r.is_closed
         AND EXISTS (SELECT FROM record n WHERE n.record_set_id = $1 AND n.generation = $2 AND n.fields ? 'RegistrationDistrict')
       GROUP BY 1, 2, 3, 4, 5 ORDER BY records DESC, district, place, parish, county, country LIMIT ${MOST_USES}) AS u), '[]')
     WHERE NOT EXISTS (SELECT FROM record_set_districts k WHERE k.record_set_id = $1 AND k.generation = $2)
     ON CONFLICT DO NOTHING`,
    [id, generation],
  );
}

/** Generations that readers see, by set. */
export const liveGenerations = (db: Database): Promise<Generation[]> =>
  db.rows<Generation>(
    '/* districts.liveSets */ SELECT id, live_generation AS generation FROM record_set WHERE live_generation IS NOT NULL ORDER BY id',
  );

/** Live generations that are not counted yet: those published by an earlier release, or by hand. */
export const uncountedGenerations = (db: Database): Promise<Generation[]> =>
  db.rows<Generation>(
    `/* districts.uncounted */ SELECT s.id, s.live_generation AS generation FROM record_set s
     WHERE s.live_generation IS NOT NULL AND NOT EXISTS (SELECT FROM record_set_districts k WHERE k.record_set_id = s.id AND k.generation = s.live_generation) ORDER BY s.id`,
  );

/** Sets read at once: all of a large site are tens of megabytes. */
const SETS = 4;

/**
 * What the records that readers see say of districts, some sets at a time; counts of earlier generations are forgotten
 * first.
 */
export async function* readDistrictUses(db: Pick<Database, 'rows'>): AsyncGenerator<readonly DistrictUse[], void> {
  await db.rows(
    '/* districts.forget */ DELETE FROM record_set_districts k USING record_set s WHERE s.id = k.record_set_id AND k.generation < s.live_generation',
  );
  for (let after: string | undefined = ''; after !== undefined;) {
    const rows: { id: string; uses: readonly DistrictUse[] }[] = await db.rows(
      `/* districts.read */ SELECT s.id, k.uses FROM record_set_districts k JOIN record_set s ON s.id = k.record_set_id AND s.live_generation = k.generation
       WHERE k.uses <> '[]' AND s.id > $1 ORDER BY s.id LIMIT ${SETS}`,
      [after],
    );
    for (const { uses } of rows) yield uses;
    after = rows.length < SETS ? undefined : rows.at(-1)?.id;
  }
}
