import { findAccount, lockAccount, nowOf } from '#server/modules/billing/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { applyEvent } from './applyEvent.ts';
import type { SubscriptionParts } from './SubscriptionParts.ts';
import { subscriptionStore } from './subscriptionStore.ts';

/**
 * Cancels what renews for a member who leaves, so that nothing more is charged: it runs to its end as any that is cancelled. Where nothing renews, nothing
 * happens.
 */
export function stopRenewing(db: Database, parts: SubscriptionParts, memberId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const found = await findAccount(tx, memberId);
    if (!found) return;
    const account = await lockAccount(tx, found.id);
    const renewing = await subscriptionStore(tx).renewingOf(account.id);
    if (renewing) await applyEvent(tx, parts, renewing, { kind: 'canceled' }, { account, now: nowOf(account) });
  });
}
