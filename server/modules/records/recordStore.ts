import DataLoader from 'dataloader';

import type { Provenance, RecordFields, RecordItemType } from '#domain/records/record.ts';
import type { Amendment } from '#domain/records/reports/withAmendments.ts';
import type { Database } from '#server/db/database.ts';

/** A published record as stored. Nothing is hidden yet: `isClosed` must be obeyed by whoever shows it. */
export interface StoredRecord {
  no: number;
  id: string;
  recordSetId: string;
  type: RecordItemType;
  fields: RecordFields;
  groupKey: string | null;
  groupOrder: number;
  images: readonly string[];
  isClosed: boolean;
  provenance: Provenance;
}

interface RecordRow {
  no: string;
  id: string;
  record_set_id: string;
  type: RecordItemType;
  fields: RecordFields;
  group_key: string | null;
  group_order: number;
  images: string[];
  is_closed: boolean;
  source_file: string;
  source_row: string;
}

const COLUMNS = 'no, id, record_set_id, type, fields, group_key, group_order, images, is_closed, source_file, source_row';

/** More people than this in one group are a sign of a wrong mapping; the page would not be readable. */
const LARGEST_GROUP = 200;

const recordOf = (row: RecordRow): StoredRecord => ({
  no: Number(row.no),
  id: row.id,
  recordSetId: row.record_set_id,
  type: row.type,
  fields: row.fields,
  groupKey: row.group_key,
  groupOrder: row.group_order,
  images: row.images,
  isClosed: row.is_closed,
  provenance: { sourceFile: row.source_file, sourceRow: Number(row.source_row) },
});

/** Reads published records; made once a request, so that lookups of one request join into one statement. */
export function createRecordStore({ db }: { db: Database }) {
  const byNo = new DataLoader<number, StoredRecord | null>(async (nos) => {
    // Not record_live: an index that is a moment behind a switch still finds the rows it answered with. What the
    // new generation has closed is closed at once.
    const rows = await db.rows<RecordRow>(
      `/* records.byNo */ SELECT ${COLUMNS} FROM record r WHERE no = ANY($1::bigint[])
         AND NOT EXISTS (SELECT 1 FROM record_live l WHERE l.id = r.id AND l.is_closed)`,
      [nos],
    );
    const found = new Map(rows.map((row) => [Number(row.no), recordOf(row)]));
    return nos.map((no) => found.get(no) ?? null);
  });

  return {
    /** In the order asked; null where a record was removed meanwhile. */
    byNumbers: (nos: readonly number[]): Promise<readonly (StoredRecord | null)[]> => Promise.all(nos.map((no) => byNo.load(no))),

    /** Null when no published record has the id. */
    async byId(id: string): Promise<StoredRecord | null> {
      const row = await db.one<RecordRow>(`/* records.byId */ SELECT ${COLUMNS} FROM record_live WHERE id = $1`, [id]);
      return row && recordOf(row);
    },

    /** Accepted corrections of a record. */
    amendmentsOf: (id: string): Promise<Amendment[]> => db.rows<Amendment>('/* records.amendments */ SELECT field AS "fieldId", value FROM record_amendment WHERE record_id = $1', [id]),

    /** The household or event of a record in its order, the record itself included; only itself when it stands alone. */
    async groupOf(record: StoredRecord): Promise<StoredRecord[]> {
      if (record.groupKey === null) return [record];
      const rows = await db.rows<RecordRow>(
        `/* records.group */ SELECT ${COLUMNS} FROM record_live WHERE record_set_id = $1 AND group_key = $2 ORDER BY group_order, no LIMIT ${LARGEST_GROUP}`,
        [record.recordSetId, record.groupKey],
      );
      return rows.map(recordOf);
    },
  };
}

