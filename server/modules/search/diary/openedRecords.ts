import type { Notation } from '#domain/kernel/readings/reading.ts';
import type { RecordFields } from '#domain/records/core/record.ts';
import { recordTitle } from '#domain/records/core/recordTitle.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A record that can still be opened, as the diary names it. */
export interface OpenedRecord {
  name: string;
  recordSet: string;
}

interface Row {
  id: string;
  fields: RecordFields;
  recordSet: string;
  notation: Notation;
}

/**
 * Published, open records by id. Names are read again each time: the diary itself holds none, and a closed record has
 * none.
 */
export async function openedRecords(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, OpenedRecord>> {
  if (ids.length === 0) return new Map();
  const rows = await db.rows<Row>(
    `/* diary.openedRecords */ SELECT r.id, jsonb_build_object('Title', r.fields->'Title', 'FirstName', r.fields->'FirstName', 'LastName', r.fields->'LastName', 'EventType', r.fields->'EventType', 'Age', r.fields->'Age', 'Gender', r.fields->'Gender') AS fields, s.name AS "recordSet", s.notation
     FROM record_live r JOIN record_set s ON s.id = r.record_set_id WHERE r.id = ANY($1::text[]) AND NOT r.is_closed`,
    [[...new Set(ids)]],
  );
  return new Map(
    rows.map(({ id, fields, recordSet, notation }) => [
      id,
      { name: recordTitle(withoutNulls(fields), { notation }) ?? recordSet, recordSet },
    ]),
  );
}

const withoutNulls = (fields: RecordFields): RecordFields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
