import { type BillingAccount, nowOf } from '#server/modules/billing/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { applyEvent } from './applyEvent.ts';
import type { SubscriptionDeps } from './SubscriptionDeps.ts';
import { subscriptionStore } from './subscriptionStore.ts';

/**
 * Cancels what renews here, since an app store renews another: no one pays twice. Its member is written to. The account
 * must be locked.
 */
export async function stopForStore(tx: Database, deps: SubscriptionDeps, account: BillingAccount): Promise<void> {
  const renewing = await subscriptionStore(tx).renewingOf(account.id);
  if (renewing)
    await applyEvent(tx, deps, renewing, { kind: 'canceled', inStore: true }, { account, now: nowOf(account) });
}
