import { percentOf } from '#domain/billing/core/money.ts';

import type { PricedPlan } from './plan.ts';

/** What is taken off a price: a percentage or an amount, or neither of a promotion that does something else. */
export interface PriceOff {
  /** Hundredths of a percent of the price; null for a fixed amount. */
  percentBasisPoints: number | null;
  /** Minor units of `currency`; null for a percentage. */
  amount: number | null;
  currency: string | null;
  /** Plans it is for; empty: all. */
  planIds: readonly string[];
}

/** A promotion that was applied to a subscription (spec 2 section 3, ENT-011). */
export interface Coupon extends PriceOff {
  code: string;
  label: string;
  /** Renewals it still holds for. */
  renewals: number;
}

type Priced = Pick<PricedPlan, 'id' | 'currency' | 'amount'>;

/** Whether a plan is among those a promotion is for; none means all. */
export const isFor = (planIds: readonly string[], planId: string): boolean =>
  planIds.length === 0 || planIds.includes(planId);

/**
 * Whether a promotion makes the free trial of a plan longer: it is for the plan, which has one that is shorter.
 * @param trialDays of the promotion, in all
 */
export const isLongerTrial = (
  { planIds, trialDays }: { planIds: readonly string[]; trialDays: number },
  plan: Pick<PricedPlan, 'id' | 'trialDays'>,
): boolean => isFor(planIds, plan.id) && plan.trialDays > 0 && plan.trialDays < trialDays;

/** What comes off the price of a plan, in minor units, at most the price. Null for another plan or currency. */
export function offPrice({ percentBasisPoints, amount, currency, planIds }: PriceOff, plan: Priced): number | null {
  if (!isFor(planIds, plan.id)) return null;
  if (percentBasisPoints !== null) return percentOf(plan.amount, percentBasisPoints);
  return amount !== null && currency === plan.currency ? Math.min(amount, plan.amount) : null;
}

/**
 * What a coupon takes off the next renewal at the price of a plan, in minor units; 0 once it is used up, and for a plan
 * it is not for.
 */
export const couponOff = (coupon: Coupon | null, plan: Priced): number =>
  coupon && coupon.renewals > 0 ? (offPrice(coupon, plan) ?? 0) : 0;
