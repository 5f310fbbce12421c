import type { ItemPreview } from '#domain/billing/items/itemPreview.ts';
import { itemTypeOf, type RecordItem } from '#domain/billing/items/recordItem.ts';
import { cheapestThatOpens } from '#domain/billing/plans/waysToOpen.ts';
import type { RecordSet } from '#domain/records/core/record.ts';
import { recordTitle } from '#domain/records/core/recordTitle.ts';
import { createRecordSetStore } from '#server/engines/search/records/recordSetStore.ts';
import { createRecordStore, type RecordStore } from '#server/engines/search/records/recordStore.ts';
import { type BillingRules, findAccount, nowOf } from '#server/modules/billing/core/index.ts';
import { ownCurrency, planStore } from '#server/modules/billing/plans/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { itemStore } from './itemStore.ts';

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
  const name = recordTitle(record.fields, set);
  return {
    recordId: record.id,
    type: itemTypeOf(recordId, itemId, record.type),
    recordSetId: set.id,
    description: name === null ? set.name : `${name}, ${set.name}`,
  };
}

/** A preview with what a page needs beside it. */
export interface PreviewedItem extends ItemPreview {
  isBought: boolean;
  credits: number;
}

/**
 * What a single record costs a member. Reads only: asking changes nothing, however often.
 * @returns null where there is no such record, or it is not sold on its own
 */
export async function previewItem(
  db: Database,
  rules: BillingRules,
  memberId: number,
  recordId: string,
  itemId: string | null,
): Promise<PreviewedItem | null> {
  const item = await describeItem(db, recordId, itemId);
  if (!item) return null;
  const account = await findAccount(db, memberId);
  const currency = ownCurrency(account, rules);
  const items = itemStore(db);
  const now = nowOf(account);
  const price = await items.priceOf(item.recordSetId, item.type, currency, now);
  if (!price) return null;
  const plans = await planStore(db).onSale(false, now);
  const plan = cheapestThatOpens(
    plans.filter((each) => each.currency === currency),
    item.type === 'IMAGE' ? 'images' : 'records',
    item.recordSetId,
  );
  return {
    recordItem: { type: item.type, description: item.description },
    price: { amount: price.amount, currency: price.currency },
    netPrice: { amount: price.amount },
    discount: null,
    couponDetails: null,
    plan: plan && { price: plan.amount },
    isBought: account !== null && (await items.isBought(account.id, item)),
    credits: price.credits,
  };
}
