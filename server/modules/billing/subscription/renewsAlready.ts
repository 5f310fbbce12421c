import type { BillingAccount } from '#server/modules/billing/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { storeSubscription } from './storeSubscription.ts';
import { subscriptionStore } from './subscriptionStore.ts';

/**
 * Where a subscription of an account renews at an instant: beside it nothing that renews is sold, and no plan is given.
 * Null for none.
 */
export async function renewsAlready(
  tx: Database,
  { id, memberId }: Pick<BillingAccount, 'id' | 'memberId'>,
  now: Date,
): Promise<'here' | 'inStore' | null> {
  if (await subscriptionStore(tx).renewingOf(id)) return 'here';
  return memberId !== null && (await storeSubscription(tx, memberId, now))?.renews ? 'inStore' : null;
}
