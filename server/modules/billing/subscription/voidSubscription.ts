import { isTakenOver } from '#domain/billing/subscription/carriedTime.ts';
import type { BillingAccount } from '#server/modules/billing/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { applyEvent } from './applyEvent.ts';
import type { SubscriptionDeps } from './SubscriptionDeps.ts';
import { type StoredSubscription, subscriptionStore } from './subscriptionStore.ts';

/**
 * What paid for days that went on in another subscription was taken back: they go there, and where they went on from
 * there.
 */
async function takeCarriedBack(
  tx: Database,
  deps: SubscriptionDeps,
  from: StoredSubscription,
  share: { part: number; whole: number },
  around: { account: BillingAccount; now: Date },
): Promise<void> {
  const heir = await subscriptionStore(tx).heirOf(from.id);
  if (!heir) return;
  const applied = await applyEvent(tx, deps, heir, { kind: 'carriedTakenBack', ...share }, around);
  if ('refused' in applied || heir.state.phase !== 'ENDED') return;
  const whole = heir.state.unusedDays ?? 0;
  const part = whole - (applied.subscription.state.unusedDays ?? 0);
  if (part > 0) await takeCarriedBack(tx, deps, heir, { part, whole }, around);
}

/**
 * Ends a subscription whose payment was taken back, at once. One that is over already stays as it is. The account must
 * be locked.
 */
export async function voidSubscription(
  tx: Database,
  deps: SubscriptionDeps,
  { subscriptionId, account, now }: { subscriptionId: number; account: BillingAccount; now: Date },
): Promise<void> {
  const subscription = await subscriptionStore(tx).byId(subscriptionId);
  if (subscription && isTakenOver(subscription.state))
    await takeCarriedBack(tx, deps, subscription, { part: 1, whole: 1 }, { account, now });
  if (subscription) await applyEvent(tx, deps, subscription, { kind: 'voided' }, { account, now });
}
