import DataLoader from 'dataloader';

import type { Notation } from '#domain/kernel/readings/reading.ts';
import type { RecordDraft, RecordFields, RecordItemType, RecordSet } from '#domain/records/core/record.ts';
import type { Amendment } from '#domain/records/reports/withAmendments.ts';
import { type Database, PREPARED } from '#server/platform/db/database.ts';

/** A published record as stored. Nothing is hidden yet: `isClosed` must be obeyed wherever it is shown. */
export interface StoredRecord extends RecordDraft {
  no: number;
  recordSetId: string;
  /** The name of a person whose own record is closed is left out of it. */
  isMasked: boolean;
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
  is_masked: boolean;
  source_file: string;
  source_row: string;
}

/** A record with what a list of results says of its set. */
export interface ListedRecord extends StoredRecord {
  set: Pick<RecordSet, 'id' | 'name' | 'access' | 'isSample' | 'notation'>;
}

interface ListedRow extends RecordRow {
  set_name: string;
  access: RecordSet['access'];
  is_sample: boolean;
  notation: Notation;
}

const COLUMNS =
  'no, id, record_set_id, type, fields, group_key, group_order, images, is_closed, whole_fields IS NOT NULL AS is_masked, source_file, source_row';

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
  isMasked: row.is_masked,
  provenance: { sourceFile: row.source_file, sourceRow: Number(row.source_row) },
});

/** A household or event of a set. */
interface GroupKey {
  recordSetId: string;
  groupKey: string;
}

/** Reads published records; made once a request, so that lookups of one request join into one statement. */
export function createRecordStore({ db }: { db: Database }) {
  const byNo = new DataLoader<number, StoredRecord | null>(async (nos) => {
    // Not record_live: an index that is a moment behind a switch still finds the rows it answered with. What the
    // new generation has closed is closed at once, and a set that is no longer published is not read.
    const rows = await db.rows<RecordRow>(
      `/* records.byNo */ SELECT ${COLUMNS} FROM record r WHERE no = ANY($1::bigint[])
         AND EXISTS (SELECT 1 FROM record_set s WHERE s.id = r.record_set_id AND s.live_generation IS NOT NULL)
         AND NOT EXISTS (SELECT 1 FROM record_live l WHERE l.id = r.id AND l.is_closed)`,
      [nos],
    );
    const found = new Map(rows.map((row) => [Number(row.no), recordOf(row)]));
    return nos.map((no) => found.get(no) ?? null);
  });

  const listed = async (nos: readonly number[]): Promise<Map<number, ListedRecord>> => {
    // As byNo; a set that is no longer published is not listed.
    const rows = await db.rows<ListedRow>(
      `/* records.listed */ SELECT r.${COLUMNS.replaceAll(', ', ', r.')}, s.name AS set_name, s.access, s.is_sample, s.notation
         FROM record r JOIN record_set s ON s.id = r.record_set_id WHERE r.no = ANY($1::bigint[]) AND s.live_generation IS NOT NULL
         AND NOT EXISTS (SELECT 1 FROM record_live l WHERE l.id = r.id AND l.is_closed)`,
      [nos],
      PREPARED,
    );
    return new Map(
      rows.map((row) => [
        Number(row.no),
        {
          ...recordOf(row),
          set: {
            id: row.record_set_id,
            name: row.set_name,
            access: row.access,
            isSample: row.is_sample,
            notation: row.notation,
          },
        },
      ]),
    );
  };

  const byId = new DataLoader<string, StoredRecord | null>(async (ids) => {
    // NUL is no text to PostgreSQL, and one such id would fail them all.
    const asked = ids.filter((id) => !id.includes('\0'));
    const rows = await db.rows<RecordRow>(
      `/* records.byId */ SELECT ${COLUMNS} FROM record_live WHERE id = ANY($1::text[])`,
      [asked],
    );
    const found = new Map(rows.map((row) => [row.id, recordOf(row)]));
    const missing = asked.filter((id) => !found.has(id));
    if (missing.length === 0) return ids.map((id) => found.get(id) ?? null);
    const moved = await db.rows<RecordRow & { asked: string }>(
      `/* records.moved */ SELECT m.old_id AS asked, r.${COLUMNS.replaceAll(', ', ', r.')} FROM record_moved m JOIN record_live r ON r.id = m.new_id WHERE m.old_id = ANY($1::text[])`,
      [missing],
    );
    for (const row of moved) found.set(row.asked, recordOf(row));
    return ids.map((id) => found.get(id) ?? null);
  });

  const byGroup = new DataLoader<GroupKey, StoredRecord[], string>(
    async (groups) => {
      const rows = await db.rows<RecordRow & { at: number }>(
        `/* records.groups */ SELECT w.at, m.* FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS w(set_id, key, at)
         CROSS JOIN LATERAL (SELECT ${COLUMNS} FROM record_live WHERE record_set_id = w.set_id AND group_key = w.key ORDER BY group_order, no LIMIT ${LARGEST_GROUP}) AS m
         ORDER BY w.at, m.group_order, m.no`,
        [groups.map(({ recordSetId }) => recordSetId), groups.map(({ groupKey }) => groupKey)],
      );
      const members: StoredRecord[][] = groups.map(() => []);
      for (const row of rows) members[row.at - 1]?.push(recordOf(row));
      return members;
    },
    { cacheKeyFn: ({ recordSetId, groupKey }) => JSON.stringify([recordSetId, groupKey]) },
  );

  const amendments = new DataLoader<string, readonly Amendment[]>(async (ids) => {
    const rows = await db.rows<Amendment & { id: string }>(
      '/* records.amendments */ SELECT record_id AS id, field AS "fieldId", value FROM record_amendment WHERE record_id = ANY($1::text[]) AND NOT is_masked',
      [ids],
    );
    return ids.map((id) => rows.filter((row) => row.id === id).map(({ fieldId, value }) => ({ fieldId, value })));
  });

  return {
    /** In the order asked; null where a record was removed meanwhile. */
    byNumbers: (nos: readonly number[]): Promise<readonly (StoredRecord | null)[]> =>
      Promise.all(nos.map((no) => byNo.load(no))),

    /**
     * By number, with their sets: what a page of results shows. One that was removed or closed meanwhile is left out.
     */
    listed,

    /** Null when no published record has the id, or had it before it moved; one that has moved is under its own id. */
    byId: (id: string): Promise<StoredRecord | null> => byId.load(id),

    /** Accepted corrections of a record. */
    amendmentsOf: (id: string): Promise<readonly Amendment[]> => amendments.load(id),

    /** The household or event of a record in its order, the record itself included; only itself when it is alone. */
    groupOf: async (record: StoredRecord): Promise<readonly StoredRecord[]> => {
      const { recordSetId, groupKey } = record;
      return groupKey === null ? [record] : byGroup.load({ recordSetId, groupKey });
    },
  };
}

export type RecordStore = ReturnType<typeof createRecordStore>;
