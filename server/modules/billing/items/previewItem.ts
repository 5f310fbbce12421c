import type { ItemPreview } from '#domain/billing/items/itemPreview.ts';
import { cheapestThatOpens } from '#domain/billing/plans/waysToOpen.ts';
import { type BillingRules, findAccount, nowOf } from '#server/modules/billing/core/index.ts';
import { ownCurrency, planStore } from '#server/modules/billing/plans/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { describeItem } from './describeItem.ts';
import { itemStore } from './itemStore.ts';

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
