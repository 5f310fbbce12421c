import { itemTypeOf, type RecordItem } from '#domain/billing/items/recordItem.ts';
import type { RecordSet } from '#domain/records/core/record.ts';
import { recordName } from '#domain/records/core/recordName.ts';
import { createRecordSetStore } from '#server/engines/search/records/recordSetStore.ts';
import { createRecordStore, type RecordStore } from '#server/engines/search/records/recordStore.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Longest id of a record. */
const LONGEST_ID = 200;

/** Something that can be bought, as it is named to anyone: by what every reader may see of a record. */
export interface DescribedItem extends RecordItem {
  recordSetId: string;
  description: string;
}

/** The records and sets that are described; those of one request read each once. */
interface DescribedFrom {
  records: Pick<RecordStore, 'byId'>;
  sets: Promise<ReadonlyMap<string, RecordSet>>;
}

/** Reads records and sets for descriptions. */
export const describedFrom = (db: Database): DescribedFrom => ({
  records: createRecordStore({ db }),
  sets: createRecordSetStore({ db }).described(),
});

/**
 * An item of a record that is open.
 * @param itemId - `record-item-id`, or a kind alone; null for the record as it is
 * @param from - shared by several
 * @returns null where there is no such record; one that is closed looks the same
 */
export async function describeItem(
  db: Database,
  recordId: string,
  itemId: string | null,
  from: DescribedFrom = describedFrom(db),
): Promise<DescribedItem | null> {
  if (recordId.length > LONGEST_ID) return null;
  const record = await from.records.byId(recordId);
  const set = record && (await from.sets).get(record.recordSetId);
  if (!record || record.isClosed || !set) return null;
  const name = recordName(record.fields);
  return {
    recordId: record.id,
    type: itemTypeOf(recordId, itemId, record.type),
    recordSetId: set.id,
    description: name === null ? set.name : `${name}, ${set.name}`,
  };
}
