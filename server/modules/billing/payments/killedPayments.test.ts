import { ledgerBalance } from '#server/modules/billing/core/index.ts';
import { type BillingSite, GOOD_CARD, startBillingSite } from '#test/support/server/billingSite.ts';
import { chargeRenewal } from '#test/support/server/chargeRenewal.ts';
import { paymentsProcess } from '#test/support/server/paymentsProcess.ts';
import type { DeathOrder } from '#test/support/server/paymentsThatDie.ts';
import { typed } from '#test/support/server/startSandbox.ts';

import { sweepPayments } from './startSweep.ts';

let billing: BillingSite;
beforeAll(async () => {
  billing = await startBillingSite();
});
afterAll(() => billing.close());

type Member = Awaited<ReturnType<BillingSite['member']>>;
/** Of a month of the lesser plan, in pence. */
const PRICE = 799;
let members = 0;
const newMember = async () => {
  const name = `mortal-${(members += 1)}`;
  return { ...(await billing.member(name)), email: `${name}@example.com` };
};

/** Runs a task in a process that is killed at a statement. @returns the signal it ended by */
const killed = async (at: DeathOrder['at'], task: DeathOrder['task']): Promise<string | number | null> =>
  (await paymentsProcess(billing, task, at)).end;

/** What runs every minute on a site, brought forward. */
async function restart(): Promise<void> {
  for (const table of ['payment', 'checkout', 'refund'])
    await billing.db.rows(
      `/* test.later */ UPDATE ${table} SET next_look_at = now() - interval '1 second' WHERE next_look_at IS NOT NULL`,
    );
  await sweepPayments(billing.payments);
}

interface Standing {
  subscriptions: number;
  paid: number;
  refunded: number;
  invoices: number;
  owed: number;
  /** What the processor took from this member, less what it gave back. */
  taken: number;
}

async function standingOf({ memberId }: Member): Promise<Standing> {
  const row = await billing.db.one<Omit<Standing, 'owed' | 'taken'> & { accountId: number }>(
    `/* test.standing */ SELECT a.id AS "accountId", (SELECT count(*) FROM subscription WHERE member_id = $1)::int AS subscriptions,
       (SELECT coalesce(sum(amount), 0) FROM payment WHERE billing_account_id = a.id AND state = 'SUCCEEDED')::int AS paid,
       (SELECT coalesce(sum(refunded), 0) FROM payment WHERE billing_account_id = a.id)::int AS refunded,
       (SELECT count(*) FROM invoice WHERE billing_account_id = a.id AND state = 'PAID' AND kind = 'INVOICE')::int AS invoices
     FROM billing_account a WHERE a.member_id = $1`,
    [memberId],
  );
  if (!row) throw new Error('The member has no account.');
  const { accountId, ...rest } = row;
  const payments = await billing.db.rows<{ id: string }>(
    '/* test.payments */ SELECT id FROM payment WHERE billing_account_id = $1',
    [accountId],
  );
  const found = await Promise.all(payments.map(({ id }) => billing.sandbox.processor.findByReference(id)));
  const taken = found.reduce(
    (sum, payment) => sum + (payment?.status === 'succeeded' ? payment.amount - payment.refunded : 0),
    0,
  );
  return {
    ...rest,
    owed: await ledgerBalance(billing.db, { kind: 'receivable', billingAccountId: accountId }, 'GBP'),
    taken,
  };
}

/** Our books and the processor's agree, and nothing is owed. */
function expectEven({ owed, taken, paid, refunded }: Standing): void {
  expect({ owed, taken }).toEqual({ owed: 0, taken: paid - refunded });
}

async function quoted(member: Member): Promise<string> {
  const { quote } = await billing.quote(member, 'subscribe', { priceId: await billing.priceOf('essential', 1) });
  return quote?.id ?? '';
}

const NOTHING_WANTED = {
  recordId: null,
  recordItemId: null,
  nextPage: null,
  userJourney: null,
  checkoutOrigin: null,
  eventLabel: null,
};

describe('a server that is killed while a payment starts', () => {
  it.each([
    ['before the checkout is committed', { label: 'checkout.add', when: 'after' }],
    ['before the processor hears of it', { label: 'payment.ofCheckout', when: 'before' }],
    ['after the processor opened its page', { label: 'checkout.setPage', when: 'before' }],
  ] as const)('%s: the same press pays once', async (_title, at) => {
    const member = await newMember();
    const quoteId = await quoted(member);
    const key = `key-${member.memberId}-of-test`;
    expect(
      await killed(at, {
        kind: 'start',
        request: {
          memberId: member.memberId,
          email: member.email,
          quoteId,
          key,
          wanted: NOTHING_WANTED,
          isMeasured: false,
        },
      }),
    ).toBe('SIGKILL');
    await restart();
    const { checkout } = await billing.start(member, quoteId, key);
    await billing.sandbox.press(checkout?.url ?? '', typed(GOOD_CARD));
    expect(await billing.settle(member, checkout?.id ?? '')).toMatchObject({ state: 'DONE' });
    const standing = await standingOf(member);
    expect(standing).toMatchObject({ subscriptions: 1, invoices: 1, paid: PRICE });
    expectEven(standing);
  });
});

describe('a server that is killed after the card was charged', () => {
  it.each([
    ['before anything of it is written', { label: 'payment.note', when: 'before' }],
    ['while the invoice takes its number', { label: 'invoice.open', when: 'after' }],
    ['between two entries of the books', { label: 'ledger.entry', when: 'after' }],
    ['while the subscription starts', { label: 'subscriptions.add', when: 'after' }],
    ['just before it is committed', { label: 'checkout.note', when: 'after' }],
  ] as const)('%s: the next look finds it, once', async (_title, at) => {
    const member = await newMember();
    const { checkout } = await billing.start(member, await quoted(member));
    await billing.sandbox.control('/delivery', { mode: 'drop' });
    await billing.sandbox.press(checkout?.url ?? '', typed(GOOD_CARD));
    expect(await killed(at, { kind: 'settle', checkoutId: checkout?.id ?? '' })).toBe('SIGKILL');
    expect(await standingOf(member)).toMatchObject({ subscriptions: 0, paid: 0, invoices: 0 });
    await restart();
    await restart();
    await billing.sandbox.control('/delivery', { mode: 'send' });
    const standing = await standingOf(member);
    expect(standing).toMatchObject({ subscriptions: 1, invoices: 1, paid: PRICE });
    expectEven(standing);
  });
});

describe('a server that is killed while money goes back', () => {
  it.each([
    ['before the processor is asked', { label: 'refund.byId', when: 'before' }],
    ['after the processor paid it', { label: 'refund.note', when: 'before' }],
  ] as const)('%s: it goes back once', async (_title, at) => {
    const member = await newMember();
    const bought = await billing.buy(member, 'subscribe', { priceId: await billing.priceOf('essential', 1) });
    const payment = await billing.db.one<{ id: string }>(
      '/* test.payment */ SELECT id FROM payment WHERE invoice_id = $1',
      [bought.invoiceId],
    );
    expect(
      await killed(at, {
        kind: 'refund',
        request: { paymentId: payment?.id ?? '', amount: 500, why: 'Asked for', key: `refund-${member.memberId}` },
      }),
    ).toBe('SIGKILL');
    await restart();
    await restart();
    const standing = await standingOf(member);
    expect(standing).toMatchObject({ paid: PRICE, refunded: 500, taken: PRICE - 500 });
    expectEven(standing);
  });
});

describe('a server that is killed while a renewal is charged', () => {
  it.each([
    ['before the processor hears of it', { label: 'payment.add', when: 'after' }],
    ['after the card was charged', { label: 'payment.note', when: 'before' }],
  ] as const)('%s: the period is charged once', async (_title, at) => {
    const member = await newMember();
    const bought = await billing.buy(member, 'subscribe', { priceId: await billing.priceOf('essential', 1) });
    const account = await billing.db.one<{ id: number }>(
      '/* test.account */ SELECT id FROM billing_account WHERE member_id = $1',
      [member.memberId],
    );
    await billing.db.rows(
      '/* test.month */ UPDATE billing_account SET clock_ahead_ms = 40::bigint * 86400000 WHERE member_id = $1',
      [member.memberId],
    );
    const subscriptionId = Number(bought.subscriptionId);
    const renewal = {
      subscriptionId,
      accountId: account?.id ?? 0,
      draft: {
        currency: 'GBP',
        gross: PRICE,
        net: 666,
        tax: 133,
        rateBasisPoints: 2000,
        country: 'GB',
        statedCountry: 'GB',
        cardCountry: null,
        lines: [{ description: 'Essential, 1 month', amount: PRICE }],
        cause: `renewal:${subscriptionId}:1`,
      },
    };
    expect(await killed(at, { kind: 'renew', renewal })).toBe('SIGKILL');
    await restart();
    await chargeRenewal(billing.payments, renewal);
    await chargeRenewal(billing.payments, renewal);
    await restart();
    const standing = await standingOf(member);
    expect(standing).toMatchObject({ subscriptions: 1, invoices: 2, paid: 2 * PRICE });
    expectEven(standing);
  });
});
