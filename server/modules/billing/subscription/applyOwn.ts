import type { SubscriptionEvent } from '#domain/billing/subscription/subscriptionEvents.ts';
import type { BillingAccount } from '#server/modules/billing/core/index.ts';
import type { BillingServices } from '#server/modules/billing/plans/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { type Applied, applyEvent } from './applyEvent.ts';
import type { SubscriptionDeps } from './SubscriptionDeps.ts';
import type { StoredSubscription } from './subscriptionStore.ts';

/** What an act of a member needs beside that. */
export type OwnParts = SubscriptionDeps & Pick<BillingServices, 'refundSubscription'>;

/**
 * Applies what a member does with their own subscription. What withdrawing gives back is refunded, once. The account
 * must be locked.
 */
export async function applyOwn(
  tx: Database,
  parts: OwnParts,
  subscription: StoredSubscription,
  event: SubscriptionEvent,
  around: { account: BillingAccount; now: Date },
): Promise<Applied> {
  const applied = await applyEvent(tx, parts, subscription, event, around);
  if (!('refused' in applied) && applied.refund > 0)
    await parts.refundSubscription(tx, {
      subscriptionId: subscription.id,
      amount: applied.refund,
      why: 'Withdrawn within the cooling-off period',
      key: `withdrawn:${subscription.id}`,
    });
  return applied;
}
