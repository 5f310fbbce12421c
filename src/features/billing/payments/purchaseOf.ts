import { readContext } from '#domain/billing/subscription/checkoutContext.ts';
import { hasRecordItem } from '#domain/billing/subscription/checkoutContext.ts';
import type { QuoteInput } from '#features/billing/core/index.ts';

/** What is bought when it is no plan. */
export interface SinglePurchase {
  kind: 'item' | 'gift' | 'credits';
  input: QuoteInput;
}

/**
 * What an address of the payment page names to buy other than a plan; null where a plan is bought. A record item needs
 * both its parameters.
 */
export function singlePurchase(search: string): SinglePurchase | null {
  const query = new URLSearchParams(search);
  const wanted = readContext(search);
  const giftId = query.get('gift-id');
  const creditPackageId = query.get('credit-package-id');
  if (giftId) return { kind: 'gift', input: { giftId } };
  if (creditPackageId) return { kind: 'credits', input: { creditPackageId } };
  return hasRecordItem(wanted)
    ? { kind: 'item', input: { recordId: wanted.recordId, recordItemId: wanted.recordItemId } }
    : null;
}
