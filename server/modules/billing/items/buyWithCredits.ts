import { creditsLeft, type LotSpend, spendCredits } from '#domain/billing/items/spendCredits.ts';
import { type BillingRules, book, lockAccountOf, nowOf } from '#server/modules/billing/core/index.ts';
import { ownCurrency } from '#server/modules/billing/plans/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { creditStore } from './creditStore.ts';
import { describeItem } from './describeItem.ts';
import { itemStore } from './itemStore.ts';

/** Why nothing was bought. */
export type CreditProblem = 'NOT_FOUND' | 'NOT_SOLD' | 'ALREADY_BOUGHT' | 'NOT_ENOUGH_CREDITS';

/**
 * Moves what the spent credits have earned from the liability to revenue, lot by lot.
 * @param purchase - what is bought, unique for the account
 */
async function bookSpending(tx: Database, purchase: string, spends: readonly LotSpend[], now: Date): Promise<void> {
  for (const { id, earned, currency } of spends) {
    if (earned === 0) continue;
    await book(tx, {
      cause: { kind: 'credits-spent', id: `${purchase}:${id}` },
      at: now,
      currency,
      lines: [
        { account: { kind: 'credits' }, amount: earned },
        { account: { kind: 'revenue' }, amount: -earned },
      ],
    });
  }
}

/**
 * Buys a record or image with credits, in one transaction: it is bought and the credits are spent, or neither. Asked
 * again, it answers ALREADY_BOUGHT and takes nothing.
 * @param itemId - `record-item-id`, or a kind alone; null for the record as it is
 * @returns the credits that are left
 */
export function buyWithCredits(
  db: Database,
  rules: BillingRules,
  memberId: number,
  recordId: string,
  itemId: string | null,
): Promise<{ left: number } | { problem: CreditProblem }> {
  return db.transaction(async (tx): Promise<{ left: number } | { problem: CreditProblem }> => {
    const account = await lockAccountOf(tx, memberId);
    const item = await describeItem(tx, recordId, itemId);
    if (!item) return { problem: 'NOT_FOUND' };
    const items = itemStore(tx);
    const now = nowOf(account);
    const price = await items.priceOf(item.recordSetId, item.type, ownCurrency(account, rules), now);
    if (!price) return { problem: 'NOT_SOLD' };
    if (await items.isBought(account.id, item)) return { problem: 'ALREADY_BOUGHT' };
    const own = creditStore(tx);
    const lots = await own.openLots(account.id);
    const spends = spendCredits(lots, price.credits);
    if (!spends) return { problem: 'NOT_ENOUGH_CREDITS' };
    const purchaseId = await items.add(
      { id: account.id, memberId },
      item,
      { with: 'credits', credits: price.credits },
      now,
    );
    if (purchaseId === null) return { problem: 'ALREADY_BOUGHT' };
    for (const { id, credits, earned } of spends) await own.spend(id, credits, earned);
    await own.noteSpends(purchaseId, spends);
    await bookSpending(tx, `${account.id}:${item.recordId}:${item.type}`, spends, now);
    return { left: creditsLeft(lots) - price.credits };
  });
}
