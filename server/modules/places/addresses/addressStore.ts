import { addressText } from '#domain/places/addresses/addressParts.ts';
import type { Certainty } from '#domain/places/addresses/certainty.ts';
import { readHouseNumber } from '#domain/places/addresses/houseNumber.ts';
import type { PlaceWanted } from '#domain/places/addresses/placeWanted.ts';
import type { Renumbering } from '#domain/places/addresses/renumbering.ts';
import type { Database } from '#server/platform/db/database.ts';
import { likeLiteral } from '#server/platform/db/likeLiteral.ts';

/** A street of a place, or a house that is known by its name alone. */
export interface StoredStreet {
  streetKey: string;
  /** Empty for a house without a street. */
  street: string;
  /** Empty for a street. */
  house: string;
  place: string;
  placeKey: string;
  countyKey: string;
  addressCount: number;
  householdCount: number;
  firstYear: number | null;
  lastYear: number | null;
}

/** A household as far as it is needed to judge and sort it. */
export interface StoredHousehold {
  addressId: number;
  placeKey: string;
  countyKey: string;
  place: string;
  streetKey: string;
  street: string;
  numberKey: string;
  nameKeys: string[];
  names: string[];
  recordSetId: string;
  generation: number;
  household: string;
  leadNo: number;
  year: number | null;
}

/** A renumbering with its place. */
export interface StoredRenumbering extends Renumbering {
  place: string;
  placeKey: string;
  countyKey: string;
}

/** What narrows a look-up; empty texts and null narrow nothing. */
export interface AddressLookup {
  place: PlaceWanted | null;
  /** As `streetKey` gives it. */
  street: string;
  /** Name of a house, as `streetKey` gives it. */
  name: string;
}

/** More households than these in one answer are a whole town: readers narrow it. */
const MOST_HOUSEHOLDS = 5_000;
const MOST_RENUMBERINGS = 2_000;

/** `$1` place, `$2` county. A county's name stands for the county where no place of the name has addresses. */
const IN_PLACE = `($1::text IS NULL OR ((a.place_key = $1 OR (a.county_key = $1 AND NOT EXISTS (SELECT FROM address p WHERE p.place_key = $1))) AND ($2::text IS NULL OR a.county_key = $2)))`;
/** Only the generation whose addresses were read whole. */
const FROM_READ = `FROM address a JOIN address_household h ON h.address_id = a.id JOIN address_reading r ON r.record_set_id = h.record_set_id AND r.generation = h.generation`;

/** Reads addresses and their households; nothing of it is hidden yet. */
export function createAddressStore({ db }: { db: Database }) {
  const placeValues = ({ place }: Pick<AddressLookup, 'place'>) => [place?.place ?? null, place?.county ?? null];

  return {
    /**
     * Streets, and houses without one, by name. A street is found by the start of any word of it, and by one of
     * `otherKeys`, its other names.
     */
    streets: (
      lookup: AddressLookup,
      otherKeys: readonly string[],
      { limit, offset }: { limit: number; offset: number },
    ): Promise<(StoredStreet & { total: number })[]> =>
      db.rows(
        `/* addresses.streets */ SELECT a.street_key AS "streetKey", min(a.street_name) AS street, CASE WHEN a.street_key = '' THEN min(a.names[1]) ELSE '' END AS house,
           min(a.place_name) AS place, a.place_key AS "placeKey", a.county_key AS "countyKey",
           count(DISTINCT a.id) AS "addressCount", count(*) AS "householdCount", min(h.year) AS "firstYear", max(h.year) AS "lastYear", count(*) OVER () AS total
         ${FROM_READ}
         WHERE ${IN_PLACE}
           AND ($3 = '' OR ' ' || a.street_key LIKE '% ' || $4 || '%' OR a.street_key = ANY($5) OR (a.street_key = '' AND ' ' || a.name_keys[1] LIKE '% ' || $4 || '%'))
           AND ($6 = '' OR a.name_keys @> ARRAY[$6])
         GROUP BY a.place_key, a.county_key, a.street_key, CASE WHEN a.street_key = '' THEN a.name_keys[1] END
         ORDER BY lower(CASE WHEN a.street_key = '' THEN min(a.names[1]) ELSE min(a.street_name) END), a.place_key, a.county_key LIMIT $7 OFFSET $8`,
        [...placeValues(lookup), lookup.street, likeLiteral(lookup.street), otherKeys, lookup.name, limit, offset],
      ),

    /** Households in these streets, and, with a name, in houses of that name. Without either: none. */
    households: (lookup: AddressLookup, otherKeys: readonly string[]): Promise<StoredHousehold[]> =>
      db.rows(
        `/* addresses.households */ SELECT a.id AS "addressId", a.place_key AS "placeKey", a.county_key AS "countyKey", a.place_name AS place, a.street_key AS "streetKey",
           a.street_name AS street, a.number_key AS "numberKey", a.name_keys AS "nameKeys", a.names, h.record_set_id AS "recordSetId", h.generation, h.household,
           h.lead_no AS "leadNo", h.year
         ${FROM_READ}
         WHERE ${IN_PLACE}
           AND (a.street_key = ANY($3) OR ($4 <> '' AND a.name_keys @> ARRAY[$4] AND ($5 = '' OR a.street_key = $5)))
         ORDER BY h.year NULLS LAST, a.street_key, a.id, h.lead_no LIMIT ${MOST_HOUSEHOLDS}`,
        [
          ...placeValues(lookup),
          lookup.street === '' ? otherKeys : [lookup.street, ...otherKeys],
          lookup.name,
          lookup.street,
        ],
      ),

    /** Renumberings of a place, or of everywhere for a street when no place is given. */
    async renumberings({ place, street }: Pick<AddressLookup, 'place' | 'street'>): Promise<StoredRenumbering[]> {
      const rows = await db.rows<RenumberingRow>(
        `/* addresses.renumberings */ SELECT a.place_name, a.place_key, a.county_key, a.from_street_key, a.from_street, a.from_number_key, a.to_street_key, a.to_street, a.to_number_key, a.year, a.certainty, a.source
         FROM address_renumbering a
         WHERE ($1::text IS NULL OR a.place_key = $1 OR a.county_key = $1) AND ($2::text IS NULL OR a.county_key = $2) AND ($1::text IS NOT NULL OR a.from_street_key = $3 OR a.to_street_key = $3)
         ORDER BY a.year DESC NULLS LAST, a.id LIMIT ${MOST_RENUMBERINGS}`,
        [...placeValues({ place }), street],
      );
      return rows.map(renumberingOf);
    },
  };
}

interface RenumberingRow {
  place_name: string;
  place_key: string;
  county_key: string;
  from_street_key: string;
  from_street: string;
  from_number_key: string;
  to_street_key: string;
  to_street: string;
  to_number_key: string;
  year: number | null;
  certainty: Certainty;
  source: string;
}

const textOf = (key: string, street: string): string =>
  addressText({ number: readHouseNumber(key), name: null, street });

const renumberingOf = (row: RenumberingRow): StoredRenumbering => ({
  from: { street: row.from_street_key, number: row.from_number_key },
  to: { street: row.to_street_key, number: row.to_number_key },
  fromText: textOf(row.from_number_key, row.from_street),
  toText: textOf(row.to_number_key, row.to_street),
  year: row.year,
  certainty: row.certainty,
  source: row.source,
  place: row.place_name,
  placeKey: row.place_key,
  countyKey: row.county_key,
});
