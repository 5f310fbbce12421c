import type { Money } from '#domain/billing/core/money.ts';
import type { RecordItemType } from '#domain/records/core/record.ts';

/**
 * What a single record costs and why: the answer of `previewPpvPurchase` (spec 1 section 3, spec 2 section 3, Q-001).
 * Amounts are minor units.
 */
export interface ItemPreview {
  recordItem: { type: RecordItemType; description: string };
  price: Money;
  netPrice: { amount: number };
  discount: { amount: number } | null;
  couponDetails: { amount: number; label: string | null } | null;
  /** The lowest price of a plan that opens it too; null where none does. */
  plan: { price: number } | null;
}

/** How a price is shown: what is struck through, what is to be paid, and the tag beside it. */
export interface PriceTag {
  /** Minor units; null where the price is the net price (PPV-007). */
  struckThrough: number | null;
  toPay: number;
  /** The words of the discount's tag; null for none (PPV-008, PPV-009). */
  discountTag: string | null;
}

const DEFAULT_TAG = 'Discount';

/** Reads how a price is shown from a preview (spec 2 section 5). */
export function priceTag({
  price,
  netPrice,
  couponDetails,
}: Pick<ItemPreview, 'price' | 'netPrice' | 'couponDetails'>): PriceTag {
  return {
    struckThrough: price.amount === netPrice.amount ? null : price.amount,
    toPay: netPrice.amount,
    discountTag: couponDetails !== null && couponDetails.amount > 0 ? couponDetails.label || DEFAULT_TAG : null,
  };
}
