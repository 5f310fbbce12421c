import type { Database } from '#server/platform/db/database.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { type BillingSite, GOOD_CARD, startBillingSite } from '#test/support/server/billingSite.ts';
import { typed } from '#test/support/server/startSandbox.ts';

import { refundPayment } from './refundPayment.ts';
import { settleCheckout } from './settleCheckout.ts';
import { sweepPayments } from './startSweep.ts';

let billing: BillingSite;
beforeAll(async () => {
  billing = await startBillingSite();
});
afterAll(() => billing.close());

/** What PostgreSQL says when the disk is full. */
const diskFull = () => Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' });

/** A database whose disk is full when a statement comes. */
const fullAt = (db: Database, label: string): Database => ({
  ...db,
  rows: (sql, values) => (sql.startsWith(`/* ${label} */`) ? Promise.reject(diskFull()) : db.rows(sql, values)),
  one: (sql, values) => (sql.startsWith(`/* ${label} */`) ? Promise.reject(diskFull()) : db.one(sql, values)),
  transaction: (work) => db.transaction((tx) => work(fullAt(tx, label))),
});

const paidBy = (memberId: number) =>
  billing.db.one<{ paid: number; refunded: number; subscriptions: number }>(
    `/* test.paid */ SELECT coalesce(sum(p.amount) FILTER (WHERE p.state = 'SUCCEEDED'), 0)::int AS paid, coalesce(sum(p.refunded), 0)::int AS refunded, (SELECT count(*) FROM subscription WHERE member_id = $1)::int AS subscriptions
     FROM payment p JOIN billing_account a ON a.id = p.billing_account_id WHERE a.member_id = $1`,
    [memberId],
  );

let members = 0;
async function paidOnThePage() {
  const member = await billing.member(`full-${(members += 1)}`);
  const { quote } = await billing.quote(member, 'subscribe', { priceId: await billing.priceOf('essential', 1) });
  const { checkout } = await billing.start(member, quote?.id ?? '');
  await billing.sandbox.control('/delivery', { mode: 'drop' });
  await billing.sandbox.press(checkout?.url ?? '', typed(GOOD_CARD));
  return { member, id: checkout?.id ?? '' };
}

describe('a database that is full', () => {
  it.each(['payment.note', 'invoice.open', 'ledger.entry', 'subscriptions.add', 'checkout.note'])(
    'between the charge and its record (%s) writes nothing by half, and all of it later, once',
    async (label) => {
      const { member, id } = await paidOnThePage();
      await expect(settleCheckout({ ...billing.payments, db: fullAt(billing.db, label) }, id)).rejects.toMatchObject({
        code: '53100',
      });
      expect(await paidBy(member.memberId)).toEqual({ paid: 0, refunded: 0, subscriptions: 0 });
      expect(await settleCheckout(billing.payments, id)).toMatchObject({ state: 'DONE' });
      expect(await paidBy(member.memberId)).toEqual({ paid: 799, refunded: 0, subscriptions: 1 });
      expect(await runAdmin(billing.db, ['billing', 'check'])).toMatchObject({ code: 0 });
    },
  );

  it('after money went back writes it down later, once', async () => {
    const { member, id } = await paidOnThePage();
    await settleCheckout(billing.payments, id);
    const payment = await billing.db.one<{ id: string }>(
      '/* test.payment */ SELECT p.id FROM payment p JOIN billing_account a ON a.id = p.billing_account_id WHERE a.member_id = $1',
      [member.memberId],
    );
    await expect(
      refundPayment(
        { ...billing.payments, db: fullAt(billing.db, 'refund.note') },
        { paymentId: payment?.id ?? '', amount: 300, why: 'Asked for', key: `full-${member.memberId}` },
      ),
    ).rejects.toMatchObject({ code: '53100' });
    await billing.db.rows(
      "/* test.later */ UPDATE refund SET next_look_at = now() - interval '1 second' WHERE next_look_at IS NOT NULL",
    );
    await sweepPayments(billing.payments);
    await sweepPayments(billing.payments);
    expect(await paidBy(member.memberId)).toEqual({ paid: 799, refunded: 300, subscriptions: 1 });
    expect(await runAdmin(billing.db, ['billing', 'check'])).toMatchObject({ code: 0 });
  });
});
