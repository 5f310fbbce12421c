import type { BillingAccount } from '#server/modules/billing/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Whether an account may have a free trial: one that never had a subscription of any kind. */
export const mayTry = async (db: Database, { memberId }: Pick<BillingAccount, 'memberId'>): Promise<boolean> =>
  (await db.one('/* subscriptions.hadAny */ SELECT 1 AS one FROM subscription WHERE member_id = $1 LIMIT 1', [memberId])) === null;
