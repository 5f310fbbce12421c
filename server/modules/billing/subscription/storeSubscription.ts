import type { AppStoreName } from '#domain/billing/app-stores/storePurchase.ts';
import { findAccount, nowOf, type BillingAccount } from '#server/modules/billing/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { subscriptionStore } from './subscriptionStore.ts';

/** A subscription of an app store that is not over. */
interface StoreSubscription {
  expiresAt: Date;
  /** The store will charge for it again. */
  renews: boolean;
}

/** The subscription that a member has in an app store at an instant, one that renews first; null for none. */
export const storeSubscription = (db: Database, memberId: number, now: Date): Promise<StoreSubscription | null> =>
  db.one<StoreSubscription>(
    `/* subscriptions.inStore */ SELECT expires_at AS "expiresAt", state <> 'CANCELED' AS renews FROM subscription
     WHERE member_id = $1 AND type IN ('APPLE', 'GOOGLE') AND expires_at > $2 ORDER BY renews DESC, expires_at DESC LIMIT 1`,
    [memberId, now],
  );

/** The app stores that will charge a member again, by the clock of their account. */
export async function storesThatCharge(db: Database, memberId: number): Promise<AppStoreName[]> {
  const rows = await db.rows<{ store: AppStoreName }>(
    "/* subscriptions.storesThatCharge */ SELECT DISTINCT type AS store FROM subscription WHERE member_id = $1 AND type IN ('APPLE', 'GOOGLE') AND state <> 'CANCELED' AND expires_at > $2 ORDER BY 1",
    [memberId, nowOf(await findAccount(db, memberId))],
  );
  return rows.map(({ store }) => store);
}

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
