import { isLongerTrial, offPrice, type PriceOff } from '#domain/billing/plans/coupon.ts';
import type { PricedPlan } from '#domain/billing/plans/plan.ts';

/** A promotion: what it takes off a first payment, or how long a free trial is with it. */
export interface Promotion extends PriceOff {
  code: string;
  label: string;
  /** Days of a free trial in all; null where it takes something off. */
  trialDays: number | null;
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
  plan: Pick<PricedPlan, 'id' | 'currency' | 'amount' | 'trialDays'>;
  now: Date;
  hadSubscription: boolean;
  hasUsedIt: boolean;
}

/** What a promotion gives: so much off the first payment, in minor units, or a free trial of so many days in all. */
export type PromotionGift = { off: number } | { trialDays: number };

/**
 * What a promotion gives with a plan. It takes off the price at most; a trial of its own it makes longer and never
 * shorter, so a plan without a trial gets none.
 * @returns null where it does not hold: too early, over, used up, used before, another plan or currency, or for new
 * subscribers only. Which of these is said to no one: a code that is guessed gives nothing away.
 */
export function promotionGift(
  promotion: Promotion,
  { plan, now, hadSubscription, hasUsedIt }: PromotionCase,
): PromotionGift | null {
  const { validFrom, validTo, mostUses, uses, isForNew, planIds, trialDays } = promotion;
  if (now < validFrom || (validTo !== null && now >= validTo)) return null;
  if (hasUsedIt || (mostUses !== null && uses >= mostUses)) return null;
  if (isForNew && hadSubscription) return null;
  if (trialDays !== null) return isLongerTrial({ planIds, trialDays }, plan) ? { trialDays } : null;
  const off = offPrice(promotion, plan);
  return off === null ? null : { off };
}
