import type { BillingAccount } from '#server/modules/billing/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/**
 * Whether an account may have a free trial: one that never had a subscription of any kind, and whose saved card was not
 * tried with.
 */
export const mayTry = async (
  db: Database,
  { id, memberId }: Pick<BillingAccount, 'id' | 'memberId'>,
): Promise<boolean> =>
  (await db.one(
    `/* subscriptions.mayNotTry */ SELECT 1 AS one FROM subscription WHERE member_id = $1
     UNION ALL SELECT 1 FROM saved_card c JOIN tried_card t ON t.card_hash = sha256(convert_to(c.fingerprint, 'UTF8')) WHERE c.billing_account_id = $2 LIMIT 1`,
    [memberId, id],
  )) === null;
