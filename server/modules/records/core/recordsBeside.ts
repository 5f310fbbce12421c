import {
  besideClosed,
  type ClosureMeasure,
  tieBetween,
  type TieToClosed,
} from '#domain/records/reports/besideClosed.ts';
import { closedNameOf, type ClosedName, OWN_NAMES } from '#domain/records/reports/closedName.ts';
import { withAmendments } from '#domain/records/reports/withAmendments.ts';
import { createRecordStore, type StoredRecord } from '#server/engines/search/records/recordStore.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A record that tells of the person of another one. */
export interface RecordBeside {
  record: StoredRecord;
  tie: TieToClosed;
  /** What becomes of it when the other is closed and staff do not say otherwise. */
  measure: ClosureMeasure;
}

/** Records made from one row are stored one after the other. */
const NEAREST_ROWS = 50;

/** The names of a record's person, accepted readings among them; null where it names none. */
export async function nameToClose(db: Database, record: StoredRecord): Promise<ClosedName | null> {
  const readings = (await createRecordStore({ db }).amendmentsOf(record.id)).filter(({ fieldId }) =>
    OWN_NAMES.includes(fieldId),
  );
  return closedNameOf(withAmendments(record.fields, readings));
}

/**
 * The records of the same household, event or entry that tell of a record's person, in their order; those that are
 * closed already are left out, except where they are asked for: what closes them may end first.
 */
export async function recordsBeside(
  db: Database,
  record: StoredRecord,
  { withClosed = false } = {},
): Promise<RecordBeside[]> {
  const store = createRecordStore({ db });
  const near = await db.rows<{ id: string }>(
    `/* closedRecords.entry */ SELECT o.id FROM record x JOIN record o ON o.no BETWEEN x.no - ${NEAREST_ROWS} AND x.no + ${NEAREST_ROWS} AND o.no <> x.no AND o.record_set_id = x.record_set_id
       AND o.generation = x.generation AND o.source_file = x.source_file AND o.source_row = x.source_row WHERE x.no = $1 ORDER BY o.no`,
    [record.no],
  );
  const mates = await store.groupOf(record);
  const others = [
    ...mates,
    ...(await Promise.all(near.map(({ id }) => store.byId(id)))).filter(
      (one): one is StoredRecord => one !== null && !mates.some(({ no }) => no === one.no),
    ),
  ];
  const name = await nameToClose(db, record);
  return others.flatMap((other): RecordBeside[] => {
    if (other.no === record.no || (other.isClosed && !withClosed)) return [];
    const tie = tieBetween(record, other);
    const measure = besideClosed(name, tie, other.fields);
    return measure === null ? [] : [{ record: other, tie, measure }];
  });
}
