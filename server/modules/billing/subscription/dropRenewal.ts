import type { BillingAccount } from '#server/modules/billing/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { applyEvent } from './applyEvent.ts';
import { dropUnpaid } from './dropUnpaid.ts';
import type { SubscriptionDeps } from './SubscriptionDeps.ts';
import { subscriptionStore } from './subscriptionStore.ts';

/**
 * Gives up the renewal that a subscription waits for: it is cancelled without a debt. The account must be locked.
 * @returns false while the renewal is being charged: nothing is changed then
 */
export async function dropRenewal(
  tx: Database,
  deps: SubscriptionDeps,
  { subscriptionId, account, now }: { subscriptionId: number; account: BillingAccount; now: Date },
): Promise<boolean> {
  const subscription = await subscriptionStore(tx).byId(subscriptionId);
  if (subscription?.state.phase === 'PAST_DUE')
    return !('refused' in (await applyEvent(tx, deps, subscription, { kind: 'canceled' }, { account, now })));
  if (subscription && subscription.chargingPriceId !== null) return false;
  await dropUnpaid(tx, subscriptionId, now);
  return true;
}
