import type { RecordFields, RecordSet } from '#domain/records/core/record.ts';
import type { Database } from '#server/platform/db/database.ts';

import { addressesOf, type FoundHousehold, type ReadRecord } from './addressBatch.ts';

/** A published generation whose addresses have not been read yet. */
export interface UnreadSet {
  id: string;
  generation: number;
  /** When its reading starts. */
  revision: number;
  type: RecordSet['type'];
  subcategory: string;
}

/** Published generations whose addresses have not been read. */
export const unreadSets = (db: Database): Promise<UnreadSet[]> =>
  db.rows<UnreadSet>(
    `/* addresses.unread */ SELECT s.id, s.live_generation AS generation, s.revision, s.type, s.subcategory FROM record_set s
     WHERE s.live_generation IS NOT NULL AND NOT EXISTS (SELECT FROM address_reading r WHERE r.record_set_id = s.id AND r.generation = s.live_generation)
     ORDER BY s.id`,
  );

interface RecordRow {
  no: string;
  id: string;
  group_key: string | null;
  group_order: number;
  fields: RecordFields;
}

/** A generation of a set. */
type Generation = Pick<UnreadSet, 'id' | 'generation'>;

const readOf = (row: RecordRow): ReadRecord => ({
  no: Number(row.no),
  id: row.id,
  groupKey: row.group_key,
  groupOrder: row.group_order,
  fields: row.fields,
});

/** Open records of a generation with numbers above `after`, ascending; fewer than `limit` at the end. */
export async function readRecords(db: Database, set: UnreadSet, after: number, limit: number): Promise<ReadRecord[]> {
  const rows = await db.rows<RecordRow>(
    `/* addresses.records */ SELECT no, id, group_key, group_order, fields FROM record
     WHERE record_set_id = $1 AND generation = $2 AND no > $3 AND NOT is_closed ORDER BY no LIMIT $4`,
    [set.id, set.generation, after, limit],
  );
  return rows.map(readOf);
}

/** Stores a batch. A household that an earlier batch started stays with the address it had there. */
export function storeHouseholds(db: Database, set: Generation, households: readonly FoundHousehold[]): Promise<void> {
  const addresses = addressesOf(households);
  return db.transaction(async (tx) => {
    await tx.rows(
      `/* addresses.keep */ INSERT INTO address (place_key, county_key, place_name, place_id, street_key, street_name, number_key, name_keys, names, identity)
       SELECT a.place_key, a.county_key, a.place_name, a.place_id, a.street_key, a.street_name, a.number_key,
         ARRAY(SELECT jsonb_array_elements_text(a.name_keys::jsonb)), ARRAY(SELECT jsonb_array_elements_text(a.names::jsonb)), a.identity
       FROM unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[])
         AS a(place_key, county_key, place_name, place_id, street_key, street_name, number_key, name_keys, names, identity)
       ON CONFLICT (place_key, county_key, street_key, identity) DO UPDATE
         SET name_keys = address.name_keys || excluded.name_keys, names = address.names || excluded.names
         WHERE NOT address.name_keys @> excluded.name_keys`,
      [
        addresses.map(({ placeKey }) => placeKey),
        addresses.map(({ countyKey }) => countyKey),
        addresses.map(({ placeName }) => placeName),
        addresses.map(({ placeId }) => placeId),
        addresses.map(({ streetKey }) => streetKey),
        addresses.map(({ streetName }) => streetName),
        addresses.map(({ numberKey }) => numberKey),
        addresses.map(({ nameKeys }) => JSON.stringify(nameKeys)),
        addresses.map(({ names }) => JSON.stringify(names)),
        addresses.map(({ identity }) => identity),
      ],
    );
    await tx.rows(
      `/* addresses.keepHouseholds */ INSERT INTO address_household (record_set_id, generation, household, address_id, lead_no, year)
       SELECT $1, $2, h.household, a.id, h.lead_no, h.year
       FROM unnest($3::text[], $4::bigint[], $5::int[], $6::text[], $7::text[], $8::text[], $9::text[])
         AS h(household, lead_no, year, place_key, county_key, street_key, identity)
       JOIN address a USING (place_key, county_key, street_key, identity)
       ON CONFLICT DO NOTHING`,
      [
        set.id,
        set.generation,
        households.map(({ household }) => household),
        households.map(({ leadNo }) => leadNo),
        households.map(({ year }) => year),
        households.map(({ address }) => address.placeKey),
        households.map(({ address }) => address.countyKey),
        households.map(({ address }) => address.streetKey),
        households.map(({ address }) => address.identity),
      ],
    );
  });
}

/** Forgets what an interrupted reading left, so that the reading starts again. */
export async function dropReading(db: Database, set: UnreadSet): Promise<void> {
  await db.rows(
    `/* addresses.dropReading */ DELETE FROM address_household WHERE record_set_id = $1 AND generation = $2`,
    [set.id, set.generation],
  );
}

/** The open records of one household, in no order. */
export async function openRecordsOf(db: Database, set: Generation, household: string): Promise<ReadRecord[]> {
  const rows = await db.rows<RecordRow>(
    `/* addresses.openRecords */ SELECT no, id, group_key, group_order, fields FROM record
     WHERE record_set_id = $1 AND generation = $2 AND (group_key = $3 OR (id = $3 AND group_key IS NULL)) AND NOT is_closed`,
    [set.id, set.generation, household],
  );
  return rows.map(readOf);
}

/** Takes a household from its address, which goes with the last of them. @returns false when it was at none. */
export async function dropHousehold(db: Database, set: Generation, household: string): Promise<boolean> {
  const dropped = await db.one<{ address_id: number }>(
    `/* addresses.dropHousehold */ DELETE FROM address_household WHERE record_set_id = $1 AND generation = $2 AND household = $3 RETURNING address_id`,
    [set.id, set.generation, household],
  );
  if (!dropped) return false;
  await db.rows(
    `/* addresses.removeLeft */ DELETE FROM address a WHERE a.id = $1 AND NOT EXISTS (SELECT FROM address_household h WHERE h.address_id = a.id)`,
    [dropped.address_id],
  );
  return true;
}

/** Whether addresses were read in a generation, and found there. */
export const hasHouseholds = async (db: Database, set: Generation): Promise<boolean> =>
  (await db.one(
    '/* addresses.wereFound */ SELECT FROM address_reading WHERE record_set_id = $1 AND generation = $2 AND households > 0',
    [set.id, set.generation],
  )) !== null;

/**
 * Switches readers from the addresses of the set's earlier generation to those of this one; drops them where the set
 * was withdrawn or published again meanwhile, and where records of it opened or closed: then it is read again.
 */
export function finishReading(db: Database, set: UnreadSet, households: number): Promise<void> {
  return db.transaction(async (tx) => {
    const live = await tx.one(
      '/* addresses.isLive */ SELECT FROM record_set WHERE id = $1 AND live_generation = $2 AND revision = $3 FOR SHARE',
      [set.id, set.generation, set.revision],
    );
    if (!live) return dropReading(tx, set);
    await tx.rows(`/* addresses.forget */ DELETE FROM address_reading WHERE record_set_id = $1`, [set.id]);
    await tx.rows(
      `/* addresses.forgetHouseholds */ DELETE FROM address_household WHERE record_set_id = $1 AND generation <> $2`,
      [set.id, set.generation],
    );
    // Closed while the reading was under way: a closed record places no one at an address.
    await tx.rows(
      `/* addresses.dropClosed */ DELETE FROM address_household h USING record r WHERE h.record_set_id = $1 AND h.generation = $2 AND r.no = h.lead_no AND r.is_closed`,
      [set.id, set.generation],
    );
    await tx.rows(
      `/* addresses.finish */ INSERT INTO address_reading (record_set_id, generation, households) VALUES ($1, $2, $3)`,
      [set.id, set.generation, households],
    );
  });
}

/** Removes addresses without people. */
export async function removeEmptyAddresses(db: Database): Promise<void> {
  await db.rows(
    `/* addresses.removeEmpty */ DELETE FROM address a WHERE NOT EXISTS (SELECT FROM address_household h WHERE h.address_id = a.id)`,
  );
}
