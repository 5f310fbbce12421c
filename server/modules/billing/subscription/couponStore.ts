import type { Coupon } from '#domain/billing/plans/coupon.ts';
import { type Database, PREPARED } from '#server/platform/db/database.ts';

/** The use of a promotion with a purchase. */
interface PromotionUse {
  code: string;
  accountId: number;
  memberId: number;
  subscriptionId: number;
  /** Taken off the first payment, in minor units. */
  amount: number;
  currency: string;
}

/** Promotions as they are applied to subscriptions. Lock the billing account before writing. */
export const couponStore = (db: Database) => ({
  /** The promotion a subscription was bought with, also once it holds for no more renewals; null for none. */
  ofSubscription: (subscriptionId: number): Promise<Coupon | null> =>
    db.one<Coupon>(
      `/* coupons.ofSubscription */ SELECT p.code, p.label, p.percent_bp AS "percentBasisPoints", p.amount, p.currency, p.plan_ids AS "planIds", u.renewals_left AS renewals
       FROM promotion_use u JOIN promotion p ON p.code = u.code WHERE u.subscription_id = $1 ORDER BY u.used_at DESC LIMIT 1`,
      [subscriptionId],
      PREPARED,
    ),

  /** Whether an account has bought with a code: it may do so once. */
  isUsed: async (accountId: number, code: string): Promise<boolean> =>
    (await db.one(
      '/* coupons.isUsed */ SELECT 1 AS one FROM promotion_use WHERE billing_account_id = $1 AND code = $2',
      [accountId, code],
    )) !== null,

  /** Counts a use, once for an account: what of it is left for renewals is read from the promotion as it is now. */
  async use({ code, accountId, memberId, subscriptionId, amount, currency }: PromotionUse, now: Date): Promise<void> {
    await db.rows(
      `/* coupons.use */ INSERT INTO promotion_use (code, billing_account_id, member_id, subscription_id, amount, currency, used_at, renewals_left)
       SELECT code, $2, $3, $4, $5, $6, $7, renewals FROM promotion WHERE code = $1 ON CONFLICT DO NOTHING`,
      [code, accountId, memberId, subscriptionId, amount, currency, now],
    );
  },

  /** A renewal was paid with it. */
  async countDown(subscriptionId: number): Promise<void> {
    await db.rows(
      '/* coupons.countDown */ UPDATE promotion_use SET renewals_left = renewals_left - 1 WHERE subscription_id = $1 AND renewals_left > 0',
      [subscriptionId],
    );
  },
});
