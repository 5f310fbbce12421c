import type { BillingAccount } from '#server/modules/billing/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { applyEvent } from './applyEvent.ts';
import type { SubscriptionParts } from './SubscriptionParts.ts';
import { subscriptionStore } from './subscriptionStore.ts';

/** Ends a subscription whose payment was taken back, at once. One that is over already stays as it is. The account must be locked. */
export async function voidSubscription(tx: Database, parts: SubscriptionParts, { subscriptionId, account, now }: { subscriptionId: number; account: BillingAccount; now: Date }): Promise<void> {
  const subscription = await subscriptionStore(tx).byId(subscriptionId);
  if (subscription) await applyEvent(tx, parts, subscription, { kind: 'voided' }, { account, now });
}
