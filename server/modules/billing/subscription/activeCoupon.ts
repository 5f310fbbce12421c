import { isRenewing } from '#domain/billing/subscription/subscriptionState.ts';
import { findAccount } from '#server/modules/billing/core/index.ts';
import type { ActiveCoupon } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import { couponStore } from './couponStore.ts';
import { subscriptionStore } from './subscriptionStore.ts';

/**
 * The promotion that coming renewals of a member are cheaper by (ENT-011). Null where there is none, where it is used
 * up, and where nothing renews.
 */
export async function activeCoupon(db: Database, memberId: number): Promise<ActiveCoupon | null> {
  const account = await findAccount(db, memberId);
  const subscription = account && (await subscriptionStore(db).renewingOf(account.id));
  const coupon =
    subscription && isRenewing(subscription.state) ? await couponStore(db).ofSubscription(subscription.id) : null;
  if (!coupon || coupon.renewals === 0) return null;
  const { percentBasisPoints, amount, code, label, renewals } = coupon;
  return percentBasisPoints === null
    ? { type: 'FIXED', amount: amount ?? 0, code, label, renewals }
    : { type: 'PERCENT', amount: percentBasisPoints, code, label, renewals };
}
