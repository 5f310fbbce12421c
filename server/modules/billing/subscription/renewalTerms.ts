import type { Coupon } from '#domain/billing/plans/coupon.ts';
import type { OfferedPlan } from '#domain/billing/plans/offeredPlan.ts';
import { offeredPlan, PLAN_COLUMNS, type PlanRow } from '#server/modules/billing/plans/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { PREPARED } from '#server/platform/db/prepared.ts';

/** What a renewal is priced by. */
interface RenewalTerms {
  /** Of the price that is charged. */
  plan: OfferedPlan;
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
  const row = await tx.one<PlanRow & { priceId: number; currency: string; amount: number; coupon: Coupon | null }>(
    `/* subscriptions.terms */ SELECT ${PLAN_COLUMNS}, r.id AS "priceId", r.currency, r.amount,
       (SELECT jsonb_build_object('code', c.code, 'label', c.label, 'percentBasisPoints', c.percent_bp, 'amount', c.amount, 'currency', c.currency, 'planIds', c.plan_ids, 'renewals', u.renewals_left)
        FROM promotion_use u JOIN promotion c ON c.code = u.code WHERE u.subscription_id = $2 ORDER BY u.used_at DESC LIMIT 1) AS coupon
     FROM price r JOIN plan p ON p.id = r.plan_id WHERE r.id = $1`,
    [priceId, subscriptionId],
    PREPARED,
  );
  if (!row) return null;
  const { priceId: id, currency, amount, coupon, ...plan } = row;
  const offered = offeredPlan(plan, { id, currency, amount });
  return offered && { plan: offered, coupon };
}
