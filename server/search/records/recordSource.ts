import type { SearchableSet } from '#domain/records/toSearchDocument.ts';

import type { Database } from '../../db/database.ts';

/** A record set at the generation readers see. */
export interface LiveSet extends SearchableSet {
  id: string;
  generation: number;
}

/** A record as the builder takes it; `fields` is JSON, parsed where it is indexed. */
export interface RecordRow {
  no: number;
  fields: string;
  isClosed: boolean;
  /** `YYYY-MM-DD`, UTC: the day the record came to the site. Left out where nobody knows. */
  addedOn?: string;
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
  /** Those that still exist, in no order. */
  byNumbers(nos: readonly number[]): Promise<FoundRecord[]>;
}

interface SetRow {
  id: string;
  generation: number;
  name: string;
  category: string;
  subcategory: string;
  source_country: string;
}

const setOf = ({ name, category, subcategory, source_country }: Omit<SetRow, 'id' | 'generation'>): SearchableSet => ({ name, category, subcategory, sourceCountry: source_country });

/** Reads published records from the tables record and record_set. */
export function createRecordSource(db: Database): RecordSource {
  return {
    async sets() {
      const rows = await db.rows<SetRow>(
        '/* search.liveSets */ SELECT id, live_generation AS generation, name, category, subcategory, source_country FROM record_set WHERE live_generation IS NOT NULL ORDER BY id',
      );
      return rows.map((row) => ({ id: row.id, generation: row.generation, ...setOf(row) }));
    },
    async read(set, after, limit) {
      const rows = await db.rows<{ no: string; fields: string; is_closed: boolean; added_on: string }>(
        '/* search.readRecords */ SELECT no, fields::text AS fields, is_closed, added_on::text AS added_on FROM record WHERE record_set_id = $1 AND generation = $2 AND no > $3 ORDER BY no LIMIT $4',
        [set.id, set.generation, after, limit],
      );
      return rows.map((row) => ({ no: Number(row.no), fields: row.fields, isClosed: row.is_closed, addedOn: row.added_on }));
    },
    async byNumbers(nos) {
      if (nos.length === 0) return [];
      const rows = await db.rows<SetRow & { no: string; fields: string; is_closed: boolean }>(
        `/* search.foundRecords */ SELECT r.no, r.fields::text AS fields, r.is_closed, s.name, s.category, s.subcategory, s.source_country
         FROM record r JOIN record_set s ON s.id = r.record_set_id WHERE r.no = ANY($1::bigint[])`,
        [nos],
      );
      return rows.map((row) => ({ no: Number(row.no), fields: row.fields, isClosed: row.is_closed, set: setOf(row) }));
    },
  };
}
