import type { Notation } from '#domain/kernel/readings/reading.ts';
import type { RecordFields } from '#domain/records/core/record.ts';
import type { HouseholdMember, SearchableSet } from '#domain/records/core/toSearchDocument.ts';
import { type Amendment, withAmendments } from '#domain/records/reports/withAmendments.ts';
import { type Database, PREPARED } from '#server/platform/db/database.ts';

import { REVISIONS_FROM } from '../publishing/copies.ts';
import type { LiveSet } from './liveSet.ts';

/** A record as the builder takes it; `fields` is JSON, parsed where it is indexed. */
export interface RecordRow {
  no: number;
  fields: string;
  isClosed: boolean;
  /** `YYYY-MM-DD`, UTC: the day the record came to the site. Omitted where unknown. */
  addedOn?: string;
  /** The other people of a census household who may be shown; left out of households that are none, such as prisons. */
  household?: readonly HouseholdMember[];
}

/** A record of a page, with its set, as reasons are made from. */
export interface FoundRecord extends RecordRow {
  set: SearchableSet;
}

/** Where engines read records from. */
export interface RecordSource {
  sets(): Promise<LiveSet[]>;
  /** Records of one generation with numbers above `after`, ascending; fewer than `limit` at the end. */
  read(set: LiveSet, after: number, limit: number): Promise<RecordRow[]>;
  /**
   * Numbers of all records of these sets that were closed on request or by a date of their set or page, or leave a name
   * out because of a request, however long ago.
   */
  closedOnRequest(recordSetIds: readonly string[]): Promise<number[]>;
  /** Numbers of the records that are in a household with one of these, ascending; closed ones left out. */
  fellowsOf(nos: readonly number[]): Promise<number[]>;
  /** Those that still exist, in no order. */
  byNumbers(nos: readonly number[]): Promise<FoundRecord[]>;
}

/** So many under one roof are no household but a ship, a prison or a school. */
const MOST_HOUSEHOLD = 40;

/** Where the count of revisions starts again: only whether it changed matters, and it has to fit into an integer. */
const REVISIONS = 2_000;

/** SQL of the number an index knows a set by, from the SQL of its generation and its revision. */
export const searchNumberOf = (generation: string, revision: string): string =>
  `${generation} + ${REVISIONS_FROM} * (${revision} % ${REVISIONS})`;

/** A set as the database gives it. */
export interface SetRow {
  id: string;
  generation: number;
  name: string;
  category: string;
  subcategory: string;
  source_country: string;
  notation: Notation;
}

/** A set by the names the domain has for its columns. */
export const setOf = ({
  name,
  category,
  subcategory,
  source_country,
  notation,
}: Omit<SetRow, 'id' | 'generation'>): SearchableSet => ({
  name,
  category,
  subcategory,
  sourceCountry: source_country,
  notation,
});

/** A found record with what belongs to it; null where there is none of it. */
interface FoundRow extends SetRow {
  no: string;
  fields: string;
  is_closed: boolean;
  amendments: Amendment[] | null;
  household: HouseholdMember[] | null;
}

/**
 * One statement for each page of results: asking three times costs more than what is asked. Parameters: record numbers,
 * MOST_HOUSEHOLD.
 */
const FOUND = `/* search.foundRecords */ SELECT r.no, r.fields::text AS fields, r.is_closed, s.name, s.category, s.subcategory, s.source_country, s.notation,
    (SELECT json_agg(json_build_object('fieldId', a.field, 'value', a.value)) FROM record_amendment a WHERE a.record_id = r.id AND NOT a.is_masked) AS amendments,
    CASE WHEN r.type = 'CENSUS' AND r.group_key IS NOT NULL THEN (
      SELECT json_agg(json_build_object('first', o.first, 'last', o.last)) FROM (
        SELECT m.fields->>'FirstName' AS first, m.fields->>'LastName' AS last FROM record m
        WHERE m.record_set_id = r.record_set_id AND m.generation = r.generation AND m.group_key = r.group_key AND m.no <> r.no AND NOT m.is_closed
        ORDER BY m.group_order, m.no LIMIT $2) AS o) END AS household
  FROM record r JOIN record_set s ON s.id = r.record_set_id WHERE r.no = ANY($1::bigint[]) AND s.live_generation IS NOT NULL`;

/** Corrected records are found by both readings. */
const amendedFields = (fields: string, amendments: readonly Amendment[]): string =>
  JSON.stringify(withAmendments(JSON.parse(fields) as RecordFields, amendments));

/** The other people of a household, unless there are so many that it is none. */
const householdOf = (people: readonly HouseholdMember[] | null | undefined): Pick<RecordRow, 'household'> =>
  people && people.length < MOST_HOUSEHOLD ? { household: people } : {};

/** Reads published records from the tables record and record_set. */
export function createRecordSource(db: Database): RecordSource {
  async function amended(records: RecordRow[]): Promise<RecordRow[]> {
    const corrected = await db.rows<Amendment & { no: string }>(
      `/* search.amendments */ SELECT r.no, a.field AS "fieldId", a.value FROM record_amendment a JOIN record r ON r.id = a.record_id WHERE r.no = ANY($1::bigint[]) AND NOT a.is_masked`,
      [records.map(({ no }) => no)],
    );
    if (corrected.length === 0) return records;
    return records.map((record) => {
      const amendments = corrected.filter(({ no }) => Number(no) === record.no);
      return amendments.length === 0 ? record : { ...record, fields: amendedFields(record.fields, amendments) };
    });
  }

  /** Adds the other people of their households to records of a census. Closed ones are never given. */
  async function withHouseholds(records: RecordRow[]): Promise<RecordRow[]> {
    if (records.length === 0) return records;
    const people = await db.rows<HouseholdMember & { of: string }>(
      `/* search.households */ SELECT h.no AS of, other.first, other.last FROM record h CROSS JOIN LATERAL (
         SELECT r.fields->>'FirstName' AS first, r.fields->>'LastName' AS last FROM record r
         WHERE r.record_set_id = h.record_set_id AND r.generation = h.generation AND r.group_key = h.group_key AND r.no <> h.no AND NOT r.is_closed
         ORDER BY r.group_order, r.no LIMIT $2) AS other
       WHERE h.no = ANY($1::bigint[]) AND h.type = 'CENSUS' AND h.group_key IS NOT NULL`,
      [records.map(({ no }) => no), MOST_HOUSEHOLD],
    );
    const byRecord = new Map<number, HouseholdMember[]>();
    for (const { of, first, last } of people)
      byRecord.set(Number(of), [...(byRecord.get(Number(of)) ?? []), { first, last }]);
    return records.map((record) => ({ ...record, ...householdOf(byRecord.get(record.no)) }));
  }

  return {
    async sets() {
      const rows = await db.rows<SetRow>(
        `/* search.liveSets */ SELECT id, ${searchNumberOf('live_generation', 'revision')} AS generation, name, category, subcategory, source_country, notation FROM record_set WHERE live_generation IS NOT NULL ORDER BY id`,
      );
      return rows.map((row) => ({ id: row.id, generation: row.generation, ...setOf(row) }));
    },
    async read(set, after, limit) {
      const rows = await db.rows<{ no: string; fields: string; is_closed: boolean; added_on: string }>(
        '/* search.readRecords */ SELECT no, fields::text AS fields, is_closed, added_on::text AS added_on FROM record WHERE record_set_id = $1 AND generation = $2 AND no > $3 ORDER BY no LIMIT $4',
        [set.id, set.generation % REVISIONS_FROM, after, limit],
      );
      return withHouseholds(
        await amended(
          rows.map((row) => ({
            no: Number(row.no),
            fields: row.fields,
            isClosed: row.is_closed,
            addedOn: row.added_on,
          })),
        ),
      );
    },
    async closedOnRequest(recordSetIds) {
      const rows = await db.rows<{ no: string }>(
        `/* search.closedOnRequest */ WITH closed AS (SELECT r.no, r.record_set_id, r.generation, r.group_key FROM closed_record c JOIN record r ON r.id = c.record_id WHERE r.record_set_id = ANY($1::text[]))
         SELECT no FROM closed
         UNION SELECT r.no FROM record r WHERE r.record_set_id = ANY($1::text[]) AND r.closed_on_request
         UNION SELECT r.no FROM record_beside_closed b JOIN record r ON r.id = b.record_id WHERE r.record_set_id = ANY($1::text[])
         UNION SELECT m.no FROM closed c JOIN record m ON m.record_set_id = c.record_set_id AND m.generation = c.generation AND m.group_key = c.group_key WHERE m.whole_fields IS NOT NULL
         ORDER BY no`,
        [recordSetIds],
      );
      return rows.map(({ no }) => Number(no));
    },
    async fellowsOf(nos) {
      if (nos.length === 0) return [];
      const rows = await db.rows<{ no: string }>(
        `/* search.fellows */ SELECT DISTINCT o.no FROM record c JOIN record o ON o.record_set_id = c.record_set_id AND o.generation = c.generation AND o.group_key = c.group_key AND o.no <> c.no
         WHERE c.no = ANY($1::bigint[]) AND c.type = 'CENSUS' AND NOT o.is_closed ORDER BY o.no`,
        [nos],
      );
      return rows.map(({ no }) => Number(no));
    },
    async byNumbers(nos) {
      if (nos.length === 0) return [];
      const rows = await db.rows<FoundRow>(FOUND, [nos, MOST_HOUSEHOLD], PREPARED);
      return rows.map((row): FoundRecord => ({
        no: Number(row.no),
        fields: row.amendments === null ? row.fields : amendedFields(row.fields, row.amendments),
        isClosed: row.is_closed,
        set: setOf(row),
        ...householdOf(row.household),
      }));
    },
  };
}
