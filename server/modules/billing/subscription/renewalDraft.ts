import { splitTax } from '#domain/billing/core/tax.ts';
import { type Coupon, couponOff } from '#domain/billing/plans/coupon.ts';
import { type OfferedPlan, planInWords } from '#domain/billing/plans/offeredPlan.ts';
import { type BillingAccount, countryOf, taxRateOf } from '#server/modules/billing/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { DueDeps, RenewalDraft } from './SubscriptionDeps.ts';
import type { StoredSubscription } from './subscriptionStore.ts';

/**
 * What the invoice of the coming period of a subscription says: the price that was agreed to, less a promotion that
 * holds for renewals, with the tax of this day in it.
 */
export async function renewalDraft(
  tx: Database,
  deps: Pick<DueDeps, 'rules'>,
  account: BillingAccount,
  { id, state }: StoredSubscription,
  { plan, coupon }: { plan: OfferedPlan; coupon: Coupon | null },
  now: Date,
): Promise<RenewalDraft> {
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
