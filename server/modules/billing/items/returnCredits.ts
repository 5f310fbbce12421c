import { lockAccount, nowOf } from '#server/modules/billing/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { eachDue } from '#server/platform/db/eachDue.ts';

import { giveCredits } from './giveCredits.ts';

/** Days for which a record may be away, as while its set is imported again, before its credits are given back. */
const AWAY_DAYS = 14;

const IS_GONE = 'NOT EXISTS (SELECT FROM record_live r WHERE r.id = p.record_id AND NOT r.is_closed)';

interface Gone {
  id: number;
  accountId: number;
  memberId: number;
  credits: number;
}

/**
 * Gives credits back that were spent on records which have been withdrawn or closed for two weeks, and forgets the purchase, so that the record can be bought
 * again should it return. Credits that are given back never expire, and nothing is earned by them a second time.
 * @returns how many purchases were given back
 */
export async function returnCredits(db: Database, now = new Date()): Promise<number> {
  await db.rows(`/* item.gone */ UPDATE item_purchase p SET gone_since = $1 WHERE p.paid_with = 'credits' AND p.gone_since IS NULL AND ${IS_GONE}`, [now]);
  await db.rows(`/* item.backAgain */ UPDATE item_purchase p SET gone_since = NULL WHERE p.gone_since IS NOT NULL AND NOT (${IS_GONE})`);
  return eachDue(
    db,
    (tx) =>
      tx.one<Gone>(
        `/* item.goneForGood */ SELECT p.id, p.billing_account_id AS "accountId", p.member_id AS "memberId", p.credits FROM item_purchase p
         WHERE p.gone_since < $1::timestamptz - make_interval(days => $2) ORDER BY p.id LIMIT 1 FOR UPDATE SKIP LOCKED`,
        [now, AWAY_DAYS],
      ),
    async (tx, { id, accountId, memberId, credits }) => {
      const account = await lockAccount(tx, accountId);
      await tx.rows('/* item.forget */ DELETE FROM item_purchase WHERE id = $1', [id]);
      await giveCredits(tx, { id: accountId, memberId }, { credits, currency: account.currency ?? 'GBP' }, nowOf(account));
      return true;
    },
  );
}
