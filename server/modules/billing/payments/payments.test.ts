import { randomUUID } from 'node:crypto';

import { ledgerBalance } from '#server/modules/billing/core/index.ts';
import { type BillingSite, GOOD_CARD, startBillingSite } from '#test/support/server/billingSite.ts';
import { typed } from '#test/support/server/startSandbox.ts';

import { refundPayment } from './refundPayment.ts';
import { settleCheckout } from './settleCheckout.ts';
import { readMissedEvents, sweepPayments } from './startSweep.ts';

let billing: BillingSite;
beforeAll(async () => {
  billing = await startBillingSite();
});
afterAll(() => billing.close());

type Member = Awaited<ReturnType<BillingSite['member']>>;

const rowsOf = (member: Member) =>
  billing.db.one<{
    subscriptions: number;
    paid: number;
    payments: number;
    invoices: number;
    notes: number;
    refunded: number;
  }>(
    `/* test.rows */ SELECT (SELECT count(*) FROM subscription WHERE member_id = $1)::int AS subscriptions,
       (SELECT coalesce(sum(p.amount), 0) FROM payment p JOIN billing_account a ON a.id = p.billing_account_id WHERE a.member_id = $1 AND p.state = 'SUCCEEDED')::int AS paid,
       (SELECT count(*) FROM payment p JOIN billing_account a ON a.id = p.billing_account_id WHERE a.member_id = $1 AND p.state = 'SUCCEEDED')::int AS payments,
       (SELECT count(*) FROM invoice i JOIN billing_account a ON a.id = i.billing_account_id WHERE a.member_id = $1 AND i.kind = 'INVOICE' AND i.state = 'PAID')::int AS invoices,
       (SELECT count(*) FROM invoice i JOIN billing_account a ON a.id = i.billing_account_id WHERE a.member_id = $1 AND i.kind = 'CREDIT_NOTE')::int AS notes,
       (SELECT coalesce(sum(p.refunded), 0) FROM payment p JOIN billing_account a ON a.id = p.billing_account_id WHERE a.member_id = $1)::int AS refunded`,
    [member.memberId],
  );

/** What the member owes by our books: nothing, whenever all is settled. */
async function owed(member: Member): Promise<number> {
  const account = await billing.db.one<{ id: number }>(
    '/* test.account */ SELECT id FROM billing_account WHERE member_id = $1',
    [member.memberId],
  );
  return ledgerBalance(billing.db, { kind: 'receivable', billingAccountId: account?.id ?? 0 }, 'GBP');
}

async function started(member: Member, tier = 'essential', months = 1, key?: string) {
  const { quote } = await billing.quote(member, 'subscribe', { priceId: await billing.priceOf(tier, months) });
  const { checkout } = await billing.start(member, quote?.id ?? '', key);
  if (!checkout?.url) throw new Error('No page was opened.');
  return { ...checkout, url: checkout.url, quoteId: quote?.id ?? '', total: quote?.total.amount ?? 0 };
}

describe('buying a subscription', () => {
  it('charges the card once, starts the subscription, writes the invoice, and says where to go on', async () => {
    const member = await billing.member('alice');
    const { quote } = await billing.quote(member, 'subscribe', { priceId: await billing.priceOf('essential', 1) });
    const { checkout } = await billing.start(member, quote?.id ?? '', undefined, {
      nextPage: '/help',
      recordId: 'A/1',
      eventLabel: 'offer',
    });
    await billing.sandbox.press(checkout?.url ?? '', typed(GOOD_CARD));
    const done = await billing.settle(member, checkout?.id ?? '');
    expect(done).toMatchObject({
      state: 'DONE',
      failure: null,
      nextPage: '/help',
      subscriptionId: expect.any(String),
      invoiceId: expect.any(String),
      url: null,
    });
    expect(await rowsOf(member)).toEqual({
      subscriptions: 1,
      paid: quote?.total.amount,
      payments: 1,
      invoices: 1,
      notes: 0,
      refunded: 0,
    });
    expect(await owed(member)).toBe(0);
  });

  it('a nextPage of another site is not kept', async () => {
    const member = await billing.member('evil');
    const { quote } = await billing.quote(member, 'subscribe', { priceId: await billing.priceOf('essential', 1) });
    expect(
      (await billing.start(member, quote?.id ?? '', undefined, { nextPage: '//evil.example' })).checkout?.nextPage,
    ).toBeNull();
  });

  it('settles once, however many ask at the same time', async () => {
    const member = await billing.member('many');
    const { id, url, total } = await started(member);
    await billing.sandbox.press(url, typed(GOOD_CARD));
    const states = await Promise.all(Array.from({ length: 20 }, () => settleCheckout(billing.payments, id)));
    expect(new Set(states.map((checkout) => checkout?.state))).toEqual(new Set(['DONE']));
    expect(await rowsOf(member)).toMatchObject({ subscriptions: 1, paid: total, payments: 1, invoices: 1 });
  });

  it('a double click and Back find the first checkout', async () => {
    const member = await billing.member('double');
    const first = await started(member, 'essential', 1, 'one-key-for-all');
    const again = await Promise.all(
      Array.from({ length: 5 }, () => billing.start(member, first.quoteId, 'one-key-for-all')),
    );
    expect(new Set(again.map(({ checkout }) => checkout?.id))).toEqual(new Set([first.id]));
    expect(new Set(again.map(({ checkout }) => checkout?.url))).toEqual(new Set([first.url]));
    await billing.sandbox.press(first.url, typed(GOOD_CARD));
    await billing.settle(member, first.id);
    expect((await billing.start(member, first.quoteId, 'one-key-for-all')).checkout).toMatchObject({
      id: first.id,
      state: 'DONE',
      url: null,
    });
    expect(await rowsOf(member)).toMatchObject({ subscriptions: 1, payments: 1 });
  });

  it('two tabs that both pay make one subscription, and the second payment is refunded', async () => {
    const member = await billing.member('tabs');
    const [one, other] = [await started(member), await started(member, 'everything', 12)];
    await billing.sandbox.press(one.url, typed(GOOD_CARD));
    await billing.sandbox.press(other.url, typed(GOOD_CARD));
    expect(await billing.settle(member, one.id)).toMatchObject({ state: 'DONE' });
    expect(await billing.settle(member, other.id)).toMatchObject({
      state: 'FAILED',
      failure: { class: 'HARD', code: 'already_subscribed' },
    });
    await sweepPayments(billing.payments);
    expect(await rowsOf(member)).toEqual({
      subscriptions: 1,
      paid: one.total + other.total,
      payments: 2,
      invoices: 2,
      notes: 1,
      refunded: other.total,
    });
    expect(await owed(member)).toBe(0);
    const { problems } = await billing.quote(member, 'subscribe', { priceId: await billing.priceOf('essential', 1) });
    expect(problems).toEqual([expect.objectContaining({ code: 'ALREADY_SUBSCRIBED' })]);
  });

  it('a price that has changed since is not charged: the new one is shown', async () => {
    const member = await billing.member('stale');
    const priceId = await billing.priceOf('everything', 1);
    const { quote } = await billing.quote(member, 'subscribe', { priceId });
    await billing.db.rows(
      '/* test.clock */ UPDATE billing_account SET clock_ahead_ms = 86400000 WHERE member_id = $1',
      [member.memberId],
    );
    const answer = await billing.start(member, quote?.id ?? '');
    expect(answer).toMatchObject({
      checkout: null,
      problem: 'QUOTE_STALE',
      quote: { total: { amount: quote?.total.amount } },
    });
    expect(answer.quote?.id).not.toBe(quote?.id);
    expect(await rowsOf(member)).toMatchObject({ subscriptions: 0, payments: 0 });
  });
});

describe('a payment that comes to nothing', () => {
  it.each([
    ['declined', '4000000000000002', 'SOFT', 'generic_decline'],
    ['no funds', '4000000000009995', 'SOFT', 'insufficient_funds'],
    ['stolen', '4000000000009979', 'HARD', 'stolen_card'],
  ])('%s: nothing is charged and the reason is said', async (name, card, failureClass, code) => {
    const member = await billing.member(name.replace(' ', '-'));
    const checkout = await billing.buy(member, 'subscribe', { priceId: await billing.priceOf('essential', 1) }, card);
    expect(checkout).toMatchObject({
      state: 'FAILED',
      failure: { class: failureClass, code },
      subscriptionId: null,
      invoiceId: null,
    });
    expect(await rowsOf(member)).toEqual({
      subscriptions: 0,
      paid: 0,
      payments: 0,
      invoices: 0,
      notes: 0,
      refunded: 0,
    });
  });

  it('cancelling at the processor charges nothing and changes nothing', async () => {
    const member = await billing.member('cancel');
    const { id, url } = await started(member);
    await billing.sandbox.press(url, { action: 'cancel' });
    expect(await billing.cancel(member, id)).toMatchObject({ state: 'CANCELED', subscriptionId: null });
    expect((await billing.sandbox.press(url, typed(GOOD_CARD))).status).toBe(410);
    expect(await rowsOf(member)).toEqual({
      subscriptions: 0,
      paid: 0,
      payments: 0,
      invoices: 0,
      notes: 0,
      refunded: 0,
    });
  });

  it('what was paid before it was cancelled is had', async () => {
    const member = await billing.member('too-late');
    const { id, url } = await started(member);
    await billing.sandbox.press(url, typed(GOOD_CARD));
    expect(await billing.cancel(member, id)).toMatchObject({ state: 'DONE' });
  });

  it('a bank that is asked and refuses leaves nothing changed', async () => {
    const member = await billing.member('refused');
    const { id, url } = await started(member);
    const bank = (await billing.sandbox.press(url, typed('4000002760003184'))).headers.get('location') ?? '';
    expect(await billing.settle(member, id)).toMatchObject({ state: 'OPEN' });
    await billing.sandbox.press(bank, { answer: 'refuse' });
    expect(await billing.settle(member, id)).toMatchObject({ state: 'FAILED', subscriptionId: null });
    expect(await rowsOf(member)).toMatchObject({ subscriptions: 0, paid: 0 });
  });

  it('a bank that has not decided is waited for', async () => {
    const member = await billing.member('pending');
    const { id, url } = await started(member);
    await billing.sandbox.press(url, typed('4000999900000030'));
    expect(await billing.settle(member, id)).toMatchObject({ state: 'OPEN', subscriptionId: null });
  });

  it('the processor away: the choice is kept and nothing is charged', async () => {
    const member = await billing.member('away');
    const { quote } = await billing.quote(member, 'subscribe', { priceId: await billing.priceOf('essential', 1) });
    await billing.sandbox.control('/fault', { answer: '500', count: 50 });
    const answer = await billing.start(member, quote?.id ?? '', 'kept-while-away');
    await billing.sandbox.control('/fault', { answer: '500', count: 0 });
    expect(answer).toMatchObject({ checkout: null, problem: 'PAYMENT_UNAVAILABLE' });
    const { checkout } = await billing.start(member, quote?.id ?? '', 'kept-while-away');
    expect(checkout).toMatchObject({ state: 'OPEN', url: expect.any(String) });
  });
});

describe('what the processor reports', () => {
  const post = (payload: string | Buffer, signature?: string) =>
    billing.site.app.inject({
      method: 'POST',
      url: '/api/payment-events/sandbox',
      payload,
      headers: {
        'content-type': 'application/json',
        ...(signature !== undefined && { 'stripe-signature': signature }),
      },
    });

  it('settles a payment whose payer never came back', async () => {
    const member = await billing.member('closed-tab');
    const { id, url } = await started(member);
    await billing.sandbox.press(url, typed(GOOD_CARD));
    for (let tries = 0; tries < 50; tries += 1) {
      await sweepPayments(billing.payments);
      const checkout = await billing.db.one<{ state: string }>(
        '/* test.state */ SELECT state FROM checkout WHERE id = $1',
        [id],
      );
      if (checkout?.state === 'DONE') break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(await rowsOf(member)).toMatchObject({ subscriptions: 1, payments: 1 });
  });

  it('is refused when altered, unsigned, stale or of another processor, and nothing of it is kept', async () => {
    const count = async () =>
      (await billing.db.one<{ n: number }>('/* test.events */ SELECT count(*)::int AS n FROM processor_event'))?.n;
    const [notice] = billing.sandbox.notices;
    if (!notice) throw new Error('No notice has arrived.');
    const before = await count();
    const altered = Buffer.from(notice.raw.toString('utf8').replace('succeeded', 'succeedeD'));
    expect((await post(altered, notice.signature)).statusCode).toBe(400);
    expect((await post(notice.raw)).statusCode).toBe(400);
    expect((await post(notice.raw, notice.signature.replace(/t=\d+/u, 't=1000000000'))).statusCode).toBe(400);
    expect(
      (
        await billing.site.app.inject({
          method: 'POST',
          url: '/api/payment-events/stripe',
          payload: notice.raw,
          headers: { 'stripe-signature': notice.signature },
        })
      ).statusCode,
    ).toBe(404);
    expect((await post('x'.repeat(300_000), notice.signature)).statusCode).toBe(413);
    expect(await count()).toBe(before);
  });

  it('changes nothing the second time, and may come in any order', async () => {
    const member = await billing.member('shuffled');
    const { id, url } = await started(member);
    const seen = billing.sandbox.notices.length;
    await billing.sandbox.press(url, typed(GOOD_CARD));
    await billing.settle(member, id);
    await new Promise((resolve) => setTimeout(resolve, 200));
    const notices = billing.sandbox.notices.slice(seen);
    const before = await rowsOf(member);
    for (const { raw, signature } of [...notices, ...notices.reverse()])
      expect((await post(raw, signature)).statusCode).toBe(200);
    await sweepPayments(billing.payments);
    expect(await rowsOf(member)).toEqual(before);
  });

  it('is read from the processor’s own list where it never arrived', async () => {
    await billing.db.rows('/* test.lost */ DELETE FROM processor_event');
    expect(await readMissedEvents(billing.payments)).toBeGreaterThan(0);
    expect(await readMissedEvents(billing.payments)).toBe(0);
  });
});

describe('money back', () => {
  it('is given once for a key, with a credit note, and never more than was paid', async () => {
    const member = await billing.member('refund');
    const bought = await billing.buy(member, 'subscribe', { priceId: await billing.priceOf('essential', 1) });
    expect(bought.state).toBe('DONE');
    const payment = await billing.db.one<{ id: string; amount: number }>(
      '/* test.payment */ SELECT id, amount FROM payment WHERE invoice_id = $1',
      [bought.invoiceId],
    );
    const { id: paymentId, amount } = payment ?? { id: '', amount: 0 };
    const ask = (key: string, part: number) =>
      refundPayment(billing.payments, { paymentId, amount: part, why: 'Asked for', key });
    const twice = await Promise.all([ask('first', 100), ask('first', 100)]);
    expect(twice.map((answer) => ('refund' in answer ? answer.refund.state : answer.problem))).toEqual([
      'SUCCEEDED',
      'SUCCEEDED',
    ]);
    expect(await rowsOf(member)).toMatchObject({ notes: 1, refunded: 100 });
    const staff = await Promise.all([ask('second', amount - 100), ask('third', amount - 100)]);
    expect(staff.filter((answer) => 'problem' in answer)).toEqual([{ problem: 'TOO_MUCH' }]);
    expect(await rowsOf(member)).toMatchObject({ notes: 2, refunded: amount });
    expect(await owed(member)).toBe(0);
  });

  it.each([0, -1, 1.5, Number.MAX_SAFE_INTEGER + 1, Number.NaN])('is not given in an amount of %p', async (amount) => {
    const member = await billing.member(`odd-${String(amount).replace(/\W/gu, '-')}`);
    const bought = await billing.buy(member, 'subscribe', { priceId: await billing.priceOf('essential', 1) });
    const payment = await billing.db.one<{ id: string }>(
      '/* test.payment */ SELECT id FROM payment WHERE invoice_id = $1',
      [bought.invoiceId],
    );
    expect(
      await refundPayment(billing.payments, { paymentId: payment?.id ?? '', amount, why: 'odd', key: randomUUID() }),
    ).toEqual({ problem: 'BAD_AMOUNT' });
  });
});

describe('another member’s', () => {
  it('checkout and invoice look like none', async () => {
    const [member, other] = [await billing.member('owner'), await billing.member('other')];
    const bought = await billing.buy(member, 'subscribe', { priceId: await billing.priceOf('essential', 1) });
    expect(await billing.settle(other, bought.id)).toBeNull();
    expect(await billing.cancel(other, bought.id)).toBeNull();
    expect(await billing.settle(other, 'nonsense')).toBeNull();
    const pdf = (as: typeof member) =>
      billing.site.app.inject({ url: `/api/invoices/${bought.invoiceId}.pdf`, headers: billing.site.headersOf(as) });
    expect((await pdf(other)).statusCode).toBe(404);
    const own = await pdf(member);
    expect([own.statusCode, own.headers['content-type'], own.rawPayload.subarray(0, 5).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
  });

  it('quote cannot be bought', async () => {
    const [member, other] = [await billing.member('quoted'), await billing.member('quoter')];
    const { quote } = await billing.quote(member, 'subscribe', { priceId: await billing.priceOf('essential', 1) });
    expect(await billing.start(other, quote?.id ?? '')).toMatchObject({ checkout: null, problem: 'QUOTE_UNKNOWN' });
  });
});

describe('invoices', () => {
  it('are numbered without gaps, whatever came to nothing in between', async () => {
    const numbers = await billing.db.rows<{ number: string }>(
      "/* test.numbers */ SELECT number FROM invoice WHERE kind = 'INVOICE' AND number IS NOT NULL ORDER BY number",
    );
    const year = new Date().getFullYear();
    expect(numbers.length).toBeGreaterThan(3);
    expect(numbers.map(({ number }) => number)).toEqual(
      numbers.map((_row, at) => `INV-${year}-${String(at + 1).padStart(6, '0')}`),
    );
  });
});
