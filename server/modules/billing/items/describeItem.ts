import { itemTypeOf, type RecordItem } from '#domain/billing/items/recordItem.ts';
import { recordName } from '#domain/records/core/recordName.ts';
import { createRecordSetStore } from '#server/engines/search/records/recordSetStore.ts';
import { createRecordStore } from '#server/engines/search/records/recordStore.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Longest id of a record. */
const LONGEST_ID = 200;

/** Something that can be bought, as it is named to anyone: by what every reader may see of a record. */
export interface DescribedItem extends RecordItem {
  recordSetId: string;
  description: string;
}

/**
 * An item of a record that is open.
 * @param itemId - `record-item-id`, or a kind alone; null for the record as it is
 * @returns null where there is no such record; one that is closed looks the same
 */
export async function describeItem(db: Database, recordId: string, itemId: string | null): Promise<DescribedItem | null> {
  if (recordId.length > LONGEST_ID) return null;
  const record = await createRecordStore({ db }).byId(recordId);
  const set = record && (await createRecordSetStore({ db }).described()).get(record.recordSetId);
  if (!record || record.isClosed || !set) return null;
  const name = recordName(record.fields);
  return { recordId, type: itemTypeOf(recordId, itemId, record.type), recordSetId: set.id, description: name === null ? set.name : `${name}, ${set.name}` };
}
