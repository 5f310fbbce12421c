import type { FailureClass } from '#domain/billing/core/failureClass.ts';
import { lockAccount } from '#server/modules/billing/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { applyEvent } from './applyEvent.ts';
import type { SubscriptionDeps } from './SubscriptionDeps.ts';
import { subscriptionStore } from './subscriptionStore.ts';

/** A renewal that could not be charged. */
export interface FailedCharge {
  subscriptionId: number;
  failure: { class: FailureClass; code: string };
  /** The bank's page, where it wants its customer. */
  actionUrl: string | null;
  /** The account's time. */
  now: Date;
}

/**
 * A renewal failed: the subscription is past due, its member is written to if that is new, and the next attempt has its
 * time. What is over already stays over.
 */
export async function renewalFailed(
  tx: Database,
  deps: SubscriptionDeps,
  { subscriptionId, failure, actionUrl, now }: FailedCharge,
): Promise<void> {
  const found = await subscriptionStore(tx).byId(subscriptionId);
  if (!found) return;
  const account = await lockAccount(tx, found.accountId);
  const subscription = await subscriptionStore(tx).byId(subscriptionId);
  if (subscription)
    await applyEvent(
      tx,
      deps,
      subscription,
      { kind: 'renewalFailed', failureClass: failure.class, lastPaidHour: account.lastPaidHour },
      { account, now, actionUrl },
    );
}
