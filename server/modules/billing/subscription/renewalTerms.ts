import type { DueRenewal } from '#domain/billing/core/charge.ts';
import { splitTax } from '#domain/billing/core/tax.ts';
import { type Coupon, couponOff } from '#domain/billing/plans/coupon.ts';
import { type PricedPlan, planInWords } from '#domain/billing/plans/plan.ts';
import { type BillingAccount, countryOf, taxRateOf } from '#server/modules/billing/core/index.ts';
import { isKnownPrice, PRICED_PLAN_COLUMNS, type PricedPlanRow } from '#server/modules/billing/plans/index.ts';
import { type Database, PREPARED } from '#server/platform/db/database.ts';

import type { DueDeps } from './SubscriptionDeps.ts';
import type { StoredSubscription } from './subscriptionStore.ts';

/** What a renewal is priced by. */
interface RenewalTerms {
  /** Of the price that is charged. */
  plan: PricedPlan;
  /** As `couponStore.ofSubscription`. */
  coupon: Coupon | null;
}

/**
 * Reads the plan of a price and the promotion of a subscription in one statement: each renewal asks twice. Null where
 * there is no such price.
 */
export async function renewalTerms(
  tx: Database,
  subscriptionId: number,
  priceId: number,
): Promise<RenewalTerms | null> {
  const row = await tx.one<PricedPlanRow & { coupon: Coupon | null }>(
    `/* subscriptions.terms */ SELECT ${PRICED_PLAN_COLUMNS},
       (SELECT jsonb_build_object('code', c.code, 'label', c.label, 'percentBasisPoints', c.percent_bp, 'amount', c.amount, 'currency', c.currency, 'planIds', c.plan_ids, 'renewals', u.renewals_left)
        FROM promotion_use u JOIN promotion c ON c.code = u.code WHERE u.subscription_id = $2 ORDER BY u.used_at DESC LIMIT 1) AS coupon
     FROM price r JOIN plan p ON p.id = r.plan_id WHERE r.id = $1`,
    [priceId, subscriptionId],
    PREPARED,
  );
  if (!row) return null;
  const { coupon, ...plan } = row;
  return isKnownPrice(plan) ? { plan, coupon } : null;
}

/**
 * What the invoice of the coming period of a subscription says: the price that was agreed to, less a promotion that
 * holds for renewals, with the tax of this day in it.
 */
export async function draftRenewal(
  tx: Database,
  deps: Pick<DueDeps, 'rules'>,
  account: BillingAccount,
  { id, state }: StoredSubscription,
  { plan, coupon }: RenewalTerms,
  now: Date,
): Promise<DueRenewal['draft']> {
  const country = countryOf(account, deps.rules);
  const rateBasisPoints = await taxRateOf(tx, deps.rules, country, now);
  const off = couponOff(coupon, plan);
  const { gross, net, tax } = splitTax(plan.amount - off, rateBasisPoints);
  return {
    cause: `renewal:${id}:${state.periodEnd.toISOString()}`,
    currency: plan.currency,
    gross,
    net,
    tax,
    rateBasisPoints,
    country,
    statedCountry: account.country,
    cardCountry: account.cardCountry,
    lines: [
      { description: planInWords(plan), amount: plan.amount },
      ...(coupon && off > 0 ? [{ description: coupon.label, amount: -off }] : []),
    ],
  };
}
