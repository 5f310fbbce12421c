import { isCurrency, formatMoney } from '#domain/billing/core/money.ts';
import { siteDayInWords } from '#domain/billing/core/siteDay.ts';
import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import { memberEmail } from '#server/modules/account/profile/index.ts';
import { type BillingAccount, lockAccount, nowOf } from '#server/modules/billing/core/index.ts';
import { addRefund, refundStore } from '#server/modules/billing/payments/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { eachDue } from '#server/platform/db/eachDue.ts';

import { giveCredits } from './creditStore.ts';
import type { CreditDeps } from './expireCredits.ts';
import { goneMail } from './goneMail.ts';

/**
 * Days for which a record may be away, as while its set is imported again, before what was paid for it is given back.
 */
const AWAY_DAYS = 14;

const IS_GONE = 'NOT EXISTS (SELECT FROM record_live r WHERE r.id = p.record_id AND NOT r.is_closed)';
/** A payment that its payer denies waits for the bank. */
const IS_DISPUTED =
  "EXISTS (SELECT FROM payment y JOIN dispute d ON d.payment_id = y.id WHERE y.invoice_id = p.invoice_id AND d.state = 'OPEN')";

/** What members read on their statement and credit note. */
const WHY = 'Record that is no longer on the site: refunded in full';

interface Gone {
  id: number;
  accountId: number;
  memberId: number;
  recordId: string;
  credits: number | null;
  invoiceId: number | null;
  boughtAt: Date;
}

/**
 * Writes the refund of what is left of a payment down.
 * @returns its amount in words; null where nothing is left to give back
 */
async function refund(tx: Database, { id, invoiceId }: Gone): Promise<string | null> {
  const payment = await tx.one<{ id: string; amount: number; currency: string }>(
    "/* item.payment */ SELECT id, amount, currency FROM payment WHERE invoice_id = $1 AND state = 'SUCCEEDED'",
    [invoiceId],
  );
  const left = payment ? payment.amount - (await refundStore(tx).takenOf(payment.id)) : 0;
  if (!payment || left <= 0 || !isCurrency(payment.currency)) return null;
  const added = await addRefund(tx, { paymentId: payment.id, amount: left, why: WHY, key: `gone:${id}` });
  return 'problem' in added ? null : formatMoney({ amount: left, currency: payment.currency });
}

/** Gives back what a purchase was paid with. @returns in words what that was; null for nothing */
async function giveBack(tx: Database, account: BillingAccount, gone: Gone): Promise<string | null> {
  if (gone.credits === null) return refund(tx, gone);
  await giveCredits(
    tx,
    { id: account.id, memberId: gone.memberId },
    { credits: gone.credits, currency: account.currency ?? 'GBP' },
    nowOf(account),
  );
  return countInWords(gone.credits, 'credit');
}

/**
 * Gives back what was paid for records which have been withdrawn or closed for two weeks: money to what it was paid
 * with, credits as credits. The purchase is forgotten, so that the record can be bought again should it return, and its
 * buyer is written to. Credits that are given back never expire, and nothing is earned by them a second time.
 * @returns how many purchases were given back
 */
export async function returnItems({ db, rules, mailer, publicUrl }: CreditDeps, now = new Date()): Promise<number> {
  await db.rows(
    `/* item.gone */ UPDATE item_purchase p SET gone_since = $1 WHERE p.gone_since IS NULL AND ${IS_GONE}`,
    [now],
  );
  await db.rows(
    `/* item.backAgain */ UPDATE item_purchase p SET gone_since = NULL WHERE p.gone_since IS NOT NULL AND NOT (${IS_GONE})`,
  );
  return eachDue(
    db,
    (tx) =>
      tx.one<Gone>(
        `/* item.goneForGood */ SELECT p.id, p.billing_account_id AS "accountId", p.member_id AS "memberId", p.record_id AS "recordId", p.credits, p.invoice_id AS "invoiceId", p.bought_at AS "boughtAt" FROM item_purchase p
         WHERE p.gone_since < $1::timestamptz - make_interval(days => $2) AND NOT ${IS_DISPUTED} ORDER BY p.id LIMIT 1 FOR UPDATE SKIP LOCKED`,
        [now, AWAY_DAYS],
      ),
    async (tx, gone) => {
      const account = await lockAccount(tx, gone.accountId);
      await tx.rows('/* item.forget */ DELETE FROM item_purchase WHERE id = $1', [gone.id]);
      const given = await giveBack(tx, account, gone);
      const email = await memberEmail(tx, gone.memberId);
      if (given !== null && email !== null)
        await mailer.send(
          goneMail(
            {
              recordId: gone.recordId,
              bought: siteDayInWords(gone.boughtAt, rules.zone),
              given,
              isMoney: gone.credits === null,
              publicUrl,
            },
            email,
            gone.memberId,
          ),
          tx,
        );
      return true;
    },
  );
}
