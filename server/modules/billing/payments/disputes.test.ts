import { randomUUID } from 'node:crypto';

import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { accountOf, ledgerBalance, releaseRevenue } from '#server/modules/billing/core/index.ts';
import { checkBilling } from '#server/modules/billing/subscription/index.ts';
import { type BillingSite, startBillingSite } from '#test/support/server/billingSite.ts';

import { handleEvents } from './handleEvents.ts';
import { refundPayment } from './refundPayment.ts';

let billing: BillingSite;
beforeAll(async () => {
  billing = await startBillingSite();
  // Notices are worked when the test asks for it.
  await billing.sandbox.control('/delivery', { mode: 'hold' });
}, 120_000);
afterEach(async () => expect(await checkBilling(billing.db)).toEqual([]));
afterAll(() => billing?.close());

type Member = Partial<Viewer> & { memberId: number };

/** A subscriber whose bank is told that the payment is not theirs. */
async function disputed(name: string): Promise<{ member: Member; accountId: number; payment: { id: string; processorId: string }; decide: (decision: string) => Promise<void> }> {
  const member = await billing.member(name);
  await billing.buy(member, 'subscribe', { priceId: await billing.priceOf('everything', 12) });
  const accountId = (await accountOf(billing.db, member.memberId)).id;
  const payment = await billing.db.one<{ id: string; processorId: string }>('/* test.payment */ SELECT id, processor_id AS "processorId" FROM payment WHERE billing_account_id = $1', [accountId]);
  if (!payment) throw new Error('Nothing was paid.');
  await billing.sandbox.control(`/payments/${payment.processorId}`, { decision: 'dispute' });
  await heard(payment.processorId);
  const dispute = await billing.db.one<{ id: string }>(`/* test.disputeThere */ SELECT id FROM sandbox_processor.object WHERE kind = 'dispute' AND parent = $1`, [payment.processorId]);
  return {
    member,
    accountId,
    payment,
    async decide(decision) {
      await billing.sandbox.control(`/disputes/${dispute?.id ?? ''}`, { decision });
      await heard(payment.processorId);
    },
  };
}

/** The notice about a dispute arrives, three times. */
async function heard(processorId: string): Promise<void> {
  for (let copy = 0; copy < 3; copy += 1) {
    await billing.db.rows(
      `/* test.notice */ INSERT INTO processor_event (processor, event_id, type, object_kind, object_id, received_at, next_try_at) VALUES ('sandbox', $1, 'charge.dispute', 'dispute', $2, now(), now())`,
      [randomUUID(), processorId],
    );
  }
  await Promise.all([handleEvents(billing.payments), handleEvents(billing.payments)]);
}

const isOpen = async ({ memberId }: Member) => (await billing.db.one<{ isOpen: boolean }>('/* test.isOpen */ SELECT expires_at > now() AS "isOpen" FROM subscription WHERE member_id = $1', [memberId]))?.isOpen;
const stateOf = async (accountId: number) => (await billing.db.rows<{ state: string }>('/* test.disputes */ SELECT state FROM dispute WHERE billing_account_id = $1', [accountId])).map(({ state }) => state);
const held = () => ledgerBalance(billing.db, { kind: 'disputed' }, 'GBP');
const owes = (accountId: number) => ledgerBalance(billing.db, { kind: 'receivable', billingAccountId: accountId }, 'GBP');

describe('a disputed payment', () => {
  it('is held apart once, leaves everything open, and is not refunded as well', async () => {
    const { member, accountId, payment } = await disputed('held');
    expect([await stateOf(accountId), await held(), await isOpen(member), await owes(accountId)]).toEqual([['OPEN'], 11_999, true, 0]);
    expect(await refundPayment(billing.payments, { paymentId: payment.id, amount: 100, why: 'asked', key: 'refund-of-a-dispute' })).toEqual({ problem: 'DISPUTED' });
  }, 60_000);

  it('is ours again when it is won', async () => {
    const before = await held();
    const { member, accountId, payment, decide } = await disputed('won');
    await decide('won');
    expect([await stateOf(accountId), await held(), await isOpen(member)]).toEqual([['WON'], before, true]);
    expect(await refundPayment(billing.payments, { paymentId: payment.id, amount: 0, why: 'asked', key: 'refund-after-a-dispute' })).toEqual({ problem: 'BAD_AMOUNT' });
  }, 60_000);

  it('is the payer’s when it is lost: a credit note, nothing more earned, and what it opened is closed', async () => {
    const before = await held();
    const { member, accountId, decide } = await disputed('lost');
    await decide('lost');
    expect([await stateOf(accountId), await held(), await isOpen(member), await owes(accountId)]).toEqual([['LOST'], before, false, 0]);
    const notes = await billing.db.rows("/* test.notes */ SELECT gross, state FROM invoice WHERE billing_account_id = $1 AND kind = 'CREDIT_NOTE'", [accountId]);
    expect(notes).toEqual([{ gross: 11_999, state: 'PAID' }]);
    await releaseRevenue(billing.db, new Date(Date.now() + 400 * 86_400_000));
    const earned = await billing.db.one<{ net: number }>('/* test.earned */ SELECT sum(net)::bigint AS net FROM revenue_schedule WHERE billing_account_id = $1', [accountId]);
    expect(earned?.net).toBe(0);
  }, 60_000);
});
