import { randomUUID } from 'node:crypto';

import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { readHoldings } from '#server/engines/identity/accounts/readViewer.ts';
import { accountOf, ledgerBalance, nowOf, releaseRevenue } from '#server/modules/billing/core/index.ts';
import { checkBilling, subscriptionStore } from '#server/modules/billing/subscription/index.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import { type BillingSite, startBillingSite } from '#test/support/server/billingSite.ts';
import { aRecord, aRecordSet, publishRecords } from '#test/support/server/publishRecords.ts';
import { mailsTo } from '#test/support/server/sentMail.ts';

import { handleEvents } from './handleEvents.ts';
import { refundPayment } from './refundPayment.ts';

let billing: BillingSite;
beforeAll(async () => {
  billing = await startBillingSite();
  // Notices are worked when the test asks for it.
  await billing.sandbox.control('/delivery', { mode: 'hold' });
  const will = (key: string) => aRecord(key, { FirstName: 'Grace', LastName: 'Pinch' }, { type: 'TRANSCRIPTION' });
  await publishRecords(
    billing.db,
    aRecordSet({ id: 'WILLS', name: 'Wills of Harrowmere', access: 'subscribers', type: 'TRANSCRIPTION' }),
    [will('1'), will('2'), will('3'), will('4')],
  );
}, 120_000);
afterEach(async () => expect(await checkBilling(billing.db)).toEqual([]));
afterAll(() => billing?.close());

type Member = Partial<Viewer> & { memberId: number };

interface Disputed {
  member: Member;
  accountId: number;
  payment: { id: string; processorId: string };
  decide: (decision: string) => Promise<void>;
}

/** A subscriber whose bank is told that the payment is not theirs. */
async function disputed(name: string): Promise<Disputed> {
  const member = await billing.member(name);
  await billing.buy(member, 'subscribe', { priceId: await billing.priceOf('everything', 12) });
  return denied(member);
}

/** A member whose bank is told that their one payment is not theirs. */
async function denied(member: Member): Promise<Disputed> {
  const accountId = (await accountOf(billing.db, member.memberId)).id;
  const payment = await billing.db.one<{ id: string; processorId: string }>(
    '/* test.payment */ SELECT id, processor_id AS "processorId" FROM payment WHERE billing_account_id = $1',
    [accountId],
  );
  if (!payment) throw new Error('Nothing was paid.');
  await billing.sandbox.control(`/payments/${payment.processorId}`, { decision: 'dispute' });
  await heard(payment.processorId);
  const dispute = await billing.db.one<{ id: string }>(
    `/* test.disputeThere */ SELECT id FROM sandbox_processor.object WHERE kind = 'dispute' AND parent = $1`,
    [payment.processorId],
  );
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
      `/* test.notice */ INSERT INTO processor_event (processor, event_id, type, object_kind, object_id, received_at, next_try_at) VALUES ('sandbox', $1, 'charge.dispute', 'dispute', $2, now(), now() - interval '1 second')`,
      [randomUUID(), processorId],
    );
  }
  await Promise.all([handleEvents(billing.payments), handleEvents(billing.payments)]);
}

const isOpen = async ({ memberId }: Member) =>
  (
    await billing.db.one<{ isOpen: boolean }>(
      '/* test.isOpen */ SELECT expires_at > now() AS "isOpen" FROM subscription WHERE member_id = $1',
      [memberId],
    )
  )?.isOpen;
const stateOf = async (accountId: number) =>
  (
    await billing.db.rows<{ state: string }>(
      '/* test.disputes */ SELECT state FROM dispute WHERE billing_account_id = $1',
      [accountId],
    )
  ).map(({ state }) => state);
const held = () => ledgerBalance(billing.db, { kind: 'disputed' }, 'GBP');
const owes = (accountId: number) =>
  ledgerBalance(billing.db, { kind: 'receivable', billingAccountId: accountId }, 'GBP');

describe('a disputed payment', () => {
  it('is held apart once, leaves everything open, and is not refunded as well', async () => {
    const { member, accountId, payment } = await disputed('held');
    expect([await stateOf(accountId), await held(), await isOpen(member), await owes(accountId)]).toEqual([
      ['OPEN'],
      11_999,
      true,
      0,
    ]);
    expect(
      await refundPayment(billing.payments, {
        paymentId: payment.id,
        amount: 100,
        why: 'asked',
        key: 'refund-of-a-dispute',
      }),
    ).toEqual({ problem: 'DISPUTED' });
  }, 60_000);

  it('is ours again when it is won', async () => {
    const before = await held();
    const { member, accountId, payment, decide } = await disputed('won');
    await decide('won');
    expect([await stateOf(accountId), await held(), await isOpen(member)]).toEqual([['WON'], before, true]);
    expect(
      await refundPayment(billing.payments, {
        paymentId: payment.id,
        amount: 0,
        why: 'asked',
        key: 'refund-after-a-dispute',
      }),
    ).toEqual({ problem: 'BAD_AMOUNT' });
  }, 60_000);

  it('is the payer’s when it is lost: a credit note, nothing more earned, and what it opened is closed', async () => {
    const before = await held();
    const { member, accountId, decide } = await disputed('lost');
    await decide('lost');
    expect([await stateOf(accountId), await held(), await isOpen(member), await owes(accountId)]).toEqual([
      ['LOST'],
      before,
      false,
      0,
    ]);
    const notes = await billing.db.rows(
      "/* test.notes */ SELECT gross, state FROM invoice WHERE billing_account_id = $1 AND kind = 'CREDIT_NOTE'",
      [accountId],
    );
    expect(notes).toEqual([{ gross: 11_999, state: 'PAID' }]);
    await releaseRevenue(billing.db, new Date(Date.now() + 400 * 86_400_000));
    const earned = await billing.db.one<{ net: number }>(
      '/* test.earned */ SELECT sum(net)::bigint AS net FROM revenue_schedule WHERE billing_account_id = $1',
      [accountId],
    );
    expect(earned?.net).toBe(0);
  }, 60_000);
});

const data = async <Value>(query: string, variables: object, as: Member): Promise<Value> => {
  const answer = await billing.site.ask<Record<string, Value>>(query, variables, as);
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  return Object.values(answer.data)[0] as Value;
};
const kinds = async (name: string) =>
  (await mailsTo(billing.db, readSettings({}).secret, `${name}@example.com`)).map(({ kind }) => kind);
const redeem = (as: Member, code: string) =>
  data<{ place: string | null; problem: string | null }>(
    'mutation RedeemCode($code: String!) { redeemCode(code: $code) { place problem } }',
    { code },
    as,
  );

/** Buys a gift of a year that is printed. @returns its code */
async function gift(giver: Member): Promise<string> {
  const price = await billing.db.one<{ id: number }>(
    "/* test.gift */ SELECT r.id FROM price r JOIN plan p ON p.id = r.plan_id WHERE p.is_gift AND r.currency = 'GBP'",
  );
  const input = {
    priceId: String(price?.id),
    recipientName: 'Grace',
    recipientEmail: 'grace@example.com',
    senderName: 'Amos',
    message: '',
    delivery: 'PRINT',
    deliverOn: '',
  };
  const { giftId } = await data<{ giftId: string }>(
    'mutation CreateGift($input: GiftInput!) { createGift(input: $input) { giftId } }',
    { input },
    giver,
  );
  expect((await billing.buy(giver, 'gift', { giftId })).state).toBe('DONE');
  const [own] = await data<{ code: string }[]>('query Gifts { gifts { code } }', {}, giver);
  return own?.code ?? '';
}

describe('a lost dispute takes back what its payment gave', () => {
  it('a gift: its code is void', async () => {
    const giver = await billing.member('giver-void');
    const code = await gift(giver);
    const { decide } = await denied(giver);
    await decide('lost');
    expect(await redeem(await billing.member('too-late'), code)).toEqual({ place: null, problem: 'CODE_UNKNOWN' });
    expect(await data('query Gifts { gifts { state } }', {}, giver)).toEqual([{ state: 'REFUNDED' }]);
    expect(await kinds('giver-void')).toContain('payment-reversed');
  }, 60_000);

  it('a gift that was redeemed: the days that were not used go, and those that were paid stay', async () => {
    const [giver, owner, payer] = [
      await billing.member('giver-used'),
      await billing.member('owner'),
      await billing.member('payer'),
    ];
    const other = await billing.member('giver-other');
    await redeem(owner, await gift(giver));
    const first = await denied(giver);
    await first.decide('lost');
    expect([await isOpen(owner), await readHoldings(billing.db, owner.memberId), await kinds('owner')]).toEqual([
      false,
      [],
      ['subscription-daysTakenBack'],
    ]);

    await billing.buy(payer, 'subscribe', { priceId: await billing.priceOf('essential', 3) });
    const present = async () =>
      (await subscriptionStore(billing.db).presentOf((await accountOf(billing.db, payer.memberId)).id))?.state;
    const before = await present();
    expect(await redeem(payer, await gift(other))).toEqual({ place: 'lend', problem: null });
    expect(await readHoldings(billing.db, payer.memberId)).toContain('newspapers');
    const second = await denied(other);
    await second.decide('lost');
    expect(await present()).toMatchObject({
      phase: 'ACTIVE',
      renews: true,
      periodEnd: before?.periodEnd,
      givenDays: 0,
    });
    expect(await readHoldings(billing.db, payer.memberId)).not.toContain('newspapers');
    await releaseRevenue(
      billing.db,
      new Date(nowOf(await accountOf(billing.db, payer.memberId)).getTime() + 800 * 86_400_000),
    );
    expect(await ledgerBalance(billing.db, { kind: 'gifts' }, 'GBP')).toBe(0);
  }, 60_000);

  it('credits: what is left of them, and what was opened with them; other credits in it come back', async () => {
    const member = await billing.member('credits-lost');
    const account = await accountOf(billing.db, member.memberId);
    const owed = await ledgerBalance(billing.db, { kind: 'credits' }, 'GBP');
    await billing.db.rows(
      "/* test.freeCredits */ INSERT INTO credit_lot (billing_account_id, member_id, credits, net, currency, bought_at) VALUES ($1, $2, 3, 0, 'GBP', now() - interval '1 day')",
      [account.id, member.memberId],
    );
    await billing.buy(member, 'credits', { creditPackageId: 'credits-10' });
    // Five of the thirteen: the three that were free, and two.
    for (const recordId of ['WILLS/1', 'WILLS/2'])
      expect(
        await data(
          'mutation Buy($recordId: ID!) { buyItemWithCredits(recordId: $recordId) { problem } }',
          { recordId },
          member,
        ),
      ).toEqual({ problem: null });
    const { decide } = await denied(member);
    await decide('lost');
    expect(await data('query Credits { credits { left } }', {}, member)).toEqual({ left: 3 });
    expect(await readHoldings(billing.db, member.memberId)).toEqual([]);
    expect(await ledgerBalance(billing.db, { kind: 'credits' }, 'GBP')).toBe(owed);
  }, 60_000);

  it('a single record: it closes, and what was bought by another payment stays', async () => {
    const member = await billing.member('record-lost');
    await billing.buy(member, 'item', { recordId: 'WILLS/3', recordItemId: 'WILLS/3:TRANSCRIPTION' });
    const { decide } = await denied(member);
    await billing.buy(member, 'item', { recordId: 'WILLS/4', recordItemId: 'WILLS/4:TRANSCRIPTION' });
    await decide('lost');
    expect(await readHoldings(billing.db, member.memberId)).toEqual(['record:WILLS/4']);
    expect(await kinds('record-lost')).toContain('payment-reversed');
  }, 60_000);
});
