import type { Currency } from '#domain/billing/core/currency.ts';
import { offPrice, type PriceOff } from '#domain/billing/plans/coupon.ts';

/** A promotion that takes something off a first payment. */
export interface Promotion extends PriceOff {
  code: string;
  label: string;
  validFrom: Date;
  /** The first instant at which it is over; null: none. */
  validTo: Date | null;
  /** Uses in all; null: no limit. */
  mostUses: number | null;
  uses: number;
  /** For accounts that never had a subscription. */
  isForNew: boolean;
}

/** Who would use it, and for what. */
export interface PromotionCase {
  planId: string;
  currency: Currency;
  /** The price before it, in minor units. */
  price: number;
  now: Date;
  hadSubscription: boolean;
  hasUsedIt: boolean;
}

/**
 * What a promotion takes off a price, in minor units, at most the price.
 * @returns null where it does not hold: too early, over, used up, used before, another plan or currency, or for new subscribers only. Which of these is
 * said to no one: a code that is guessed gives nothing away.
 */
export function promotionDiscount(promotion: Promotion, { planId, currency, price, now, hadSubscription, hasUsedIt }: PromotionCase): number | null {
  const { validFrom, validTo, mostUses, uses, isForNew } = promotion;
  if (now < validFrom || (validTo !== null && now >= validTo)) return null;
  if (hasUsedIt || (mostUses !== null && uses >= mostUses)) return null;
  if (isForNew && hadSubscription) return null;
  return offPrice(promotion, { planId, currency, amount: price });
}
