import type { BillingAccount } from '#server/modules/billing/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Whether an account may have a free trial: one that never had a subscription of any kind, and whose saved card no other account tried with. */
export const mayTry = async (db: Database, { id, memberId }: Pick<BillingAccount, 'id' | 'memberId'>): Promise<boolean> =>
  (await db.one(
    `/* subscriptions.mayNotTry */ SELECT 1 AS one FROM subscription WHERE member_id = $1
     UNION ALL SELECT 1 FROM saved_card own JOIN saved_card other ON other.fingerprint = own.fingerprint AND other.billing_account_id <> own.billing_account_id
       JOIN subscription_billing b ON b.billing_account_id = other.billing_account_id AND b.trial_used WHERE own.billing_account_id = $2 LIMIT 1`,
    [memberId, id],
  )) === null;
