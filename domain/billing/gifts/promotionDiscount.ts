import { percentOf } from '#domain/billing/core/money.ts';

/** A promotion that takes something off a first payment. One of percent and amount is set. */
export interface Promotion {
  code: string;
  label: string;
  /** Hundredths of a percent of the price; null for a fixed amount. */
  percentBasisPoints: number | null;
  /** Minor units of `currency`; null for a percentage. */
  amount: number | null;
  currency: string | null;
  /** Plans it is for; empty: all. */
  planIds: readonly string[];
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
  currency: string;
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
  const { validFrom, validTo, mostUses, uses, planIds, isForNew } = promotion;
  if (now < validFrom || (validTo !== null && now >= validTo)) return null;
  if (hasUsedIt || (mostUses !== null && uses >= mostUses)) return null;
  if (planIds.length > 0 && !planIds.includes(planId)) return null;
  if (isForNew && hadSubscription) return null;
  if (promotion.percentBasisPoints !== null) return percentOf(price, promotion.percentBasisPoints);
  return promotion.amount !== null && promotion.currency === currency ? Math.min(promotion.amount, price) : null;
}
