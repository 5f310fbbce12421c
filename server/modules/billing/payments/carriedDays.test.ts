import { randomUUID } from 'node:crypto';

import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { DAY_MS } from '#domain/kernel/values/durations.ts';
import { readHoldings } from '#server/engines/identity/accounts/readViewer.ts';
import { accountOf, ledgerBalance, lockAccount, releaseRevenue } from '#server/modules/billing/core/index.ts';
import { checkBilling, subscriptionStore, takeDaysBack } from '#server/modules/billing/subscription/index.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import { type BillingSite, startBillingSite } from '#test/support/server/billingSite.ts';
import { mailsTo } from '#test/support/server/sentMail.ts';
import { typed } from '#test/support/server/startSandbox.ts';

import { handleEvents } from './handleEvents.ts';
import { settleRefund } from './refundPayment.ts';

type Member = Partial<Viewer> & { memberId: number };
const STANDING =
  'phase plan { id } paidUntil renews nextPayment { at } coolingOff { refund { amount } returnsDays } canResume';
const QUOTE =
  'mutation MakeQuote($kind: String!, $input: QuoteInput!) { makeQuote(kind: $kind, input: $input) { problems { code } quote { id lines { description amount { amount } } total { amount } later { at } } } }';

interface Quoted {
  problems: { code: string }[];
  quote: {
    id: string;
    lines: { description: string; amount: { amount: number } }[];
    total: { amount: number };
    later: { at: string };
  } | null;
}
interface Standing {
  phase: string;
  plan: { id: string };
  paidUntil: string;
  renews: boolean;
  nextPayment: { at: string } | null;
  coolingOff: { refund: { amount: number }; returnsDays: boolean } | null;
  canResume: boolean;
}

let billing: BillingSite;
beforeAll(async () => {
  billing = await startBillingSite();
  await billing.sandbox.control('/delivery', { mode: 'hold' });
}, 120_000);
/** What is owed back is asked of the processor, as the sweep does. */
const payBack = async () => {
  for (const { id } of await billing.db.rows<{ id: string }>(
    "/* test.refunds */ SELECT id FROM refund WHERE state NOT IN ('SUCCEEDED', 'FAILED')",
  ))
    await settleRefund(billing.payments, id);
};
afterEach(async () => {
  await payBack();
  expect(await checkBilling(billing.db)).toEqual([]);
});
afterAll(() => billing?.close());

const data = async <Value>(query: string, variables: object, as: Member): Promise<Value> => {
  const answer = await billing.site.ask<Record<string, Value>>(query, variables, as);
  if (!answer.data || answer.errors) throw new Error(JSON.stringify(answer.errors));
  return Object.values(answer.data)[0] as Value;
};
const act = (as: Member, name: string) =>
  data<{ problems: { code: string }[]; standing: Standing }>(
    `mutation Act { ${name} { problems { code } standing { ${STANDING} } } }`,
    {},
    as,
  );
const standing = (as: Member) => data<Standing>(`query Standing { subscriptionStanding { ${STANDING} } }`, {}, as);
const quoted = (as: Member, kind: string, priceId: string) => data<Quoted>(QUOTE, { kind, input: { priceId } }, as);
const later = ({ memberId }: Member, days: number) =>
  billing.db.rows(
    '/* test.later */ UPDATE billing_account SET clock_ahead_ms = $2::bigint * 86400000 WHERE member_id = $1',
    [memberId, days],
  );
const daysFrom = (days: number, until: string | undefined) =>
  Math.round((Date.parse(until ?? '') - Date.now()) / DAY_MS) - days;
const phases = async ({ memberId }: Member) =>
  (
    await billing.db.rows<{ phase: string }>(
      '/* test.phases */ SELECT b.phase FROM subscription_billing b JOIN subscription s ON s.id = b.subscription_id WHERE s.member_id = $1 ORDER BY s.id',
      [memberId],
    )
  ).map(({ phase }) => phase);
const mails = (name: string) => mailsTo(billing.db, readSettings({}).secret, `${name}@example.com`);
const kinds = async (name: string) => (await mails(name)).map(({ kind }) => kind);
const refunded = async ({ memberId }: Member) =>
  (
    await billing.db.one<{ amount: number }>(
      "/* test.refunded */ SELECT coalesce(sum(r.amount), 0)::int AS amount FROM refund r JOIN billing_account a ON a.id = r.billing_account_id WHERE a.member_id = $1 AND r.state <> 'FAILED'",
      [memberId],
    )
  )?.amount;

/** Paid for a year, and cancelled. */
async function cancelled(name: string, tier = 'everything', months = 12): Promise<Member> {
  const member = await billing.member(name);
  expect((await billing.buy(member, 'subscribe', { priceId: await billing.priceOf(tier, months) })).state).toBe('DONE');
  expect((await act(member, 'cancelSubscription')).problems).toEqual([]);
  return member;
}

/** A bank gives a payment back to its payer. @param newest - the last payment of the member, or the first */
async function chargedBack({ memberId }: Member, newest: boolean): Promise<void> {
  const payment = await billing.db.one<{ processorId: string }>(
    `/* test.payment */ SELECT p.processor_id AS "processorId" FROM payment p JOIN billing_account a ON a.id = p.billing_account_id WHERE a.member_id = $1 ORDER BY p.created_at ${newest ? 'DESC' : 'ASC'} LIMIT 1`,
    [memberId],
  );
  const heard = async () => {
    await billing.db.rows(
      "/* test.notice */ INSERT INTO processor_event (processor, event_id, type, object_kind, object_id, received_at, next_try_at) VALUES ('sandbox', $1, 'charge.dispute', 'dispute', $2, now(), now() - interval '1 second')",
      [randomUUID(), payment?.processorId],
    );
    await handleEvents(billing.payments);
  };
  await billing.sandbox.control(`/payments/${payment?.processorId ?? ''}`, { decision: 'dispute' });
  await heard();
  const dispute = await billing.db.one<{ id: string }>(
    "/* test.dispute */ SELECT id FROM sandbox_processor.object WHERE kind = 'dispute' AND parent = $1",
    [payment?.processorId],
  );
  await billing.sandbox.control(`/disputes/${dispute?.id ?? ''}`, { decision: 'lost' });
  await heard();
}

describe('buying again while a cancelled subscription runs', () => {
  it('adds the days already paid for, says so before payment, and is bought once in two tabs', async () => {
    const member = await cancelled('again');
    const ends = (await standing(member)).paidUntil;
    await later(member, 100);
    const { quote } = await quoted(member, 'subscribe', await billing.priceOf('everything', 1));
    const left = daysFrom(100, ends);
    expect(quote).toMatchObject({
      total: { amount: 1_299 },
      lines: [
        { amount: { amount: 1_299 } },
        { description: `The ${left} days you have already paid for are added`, amount: { amount: 0 } },
      ],
    });
    const other = (await quoted(member, 'subscribe', await billing.priceOf('everything', 3))).quote;
    const tabs = [];
    for (const { id } of [quote, other].filter((one) => one !== null)) {
      const { checkout } = await billing.start(member, id);
      await billing.sandbox.press(checkout?.url ?? '', typed('4242424242424242'));
      tabs.push(checkout?.id ?? '');
    }
    const settled = await Promise.all(tabs.map((id) => billing.settle(member, id)));
    // What the second tab paid is given back, in full.
    expect(settled.map((checkout) => checkout?.state).sort()).toEqual(['DONE', 'FAILED']);
    const isMonth = settled[0]?.state === 'DONE';
    expect([await phases(member), await refunded(member)]).toEqual([['ENDED', 'ACTIVE'], isMonth ? 3_299 : 1_299]);
    const now = await standing(member);
    const shown = isMonth ? quote : other;
    // What was shown is what is had: the end, the next payment, the email and the invoice.
    expect([now.paidUntil.slice(0, 10), now.nextPayment?.at]).toEqual([shown?.later.at.slice(0, 10), now.paidUntil]);
    expect(daysFrom(100, now.paidUntil)).toBeGreaterThanOrEqual(left + (isMonth ? 28 : 89));
    expect((await mails('again'))[0]?.text).toContain(
      `That includes the ${left} days left of your earlier subscription`,
    );
    expect(
      await billing.db.rows(
        "/* test.line */ SELECT 1 FROM invoice_line l JOIN invoice i ON i.id = l.invoice_id WHERE i.subscription_id = (SELECT max(id) FROM subscription WHERE member_id = $1) AND l.description LIKE 'The % days you have already paid for are added'",
        [member.memberId],
      ),
    ).toHaveLength(1);
    // One plan is open, by the new one alone.
    expect(
      await billing.db.rows(
        "/* test.open */ SELECT state FROM subscription WHERE member_id = $1 AND expires_at > now() + interval '100 days'",
        [member.memberId],
      ),
    ).toEqual([{ state: 'ACTIVE' }]);
  }, 60_000);

  it('and withdrawing gives back what the new one cost and every day the earlier one had, once', async () => {
    const member = await cancelled('withdrawer');
    await later(member, 100);
    const before = await standing(member);
    await billing.buy(member, 'subscribe', { priceId: await billing.priceOf('everything', 1) });
    await later(member, 103);
    const bought = await standing(member);
    expect(bought.coolingOff).toMatchObject({ returnsDays: true });
    expect(bought.coolingOff?.refund.amount).toBeLessThan(1_299);
    const { problems, standing: after } = await act(member, 'withdrawSubscription(confirm: true)');
    expect([problems, await phases(member), await refunded(member)]).toEqual([
      [],
      ['CANCELING', 'ENDED'],
      bought.coolingOff?.refund.amount,
    ]);
    expect(after.phase).toBe('ENDED');
    const back = await standing(member);
    // Three days were paid with the new one: the earlier one ends three days later.
    expect(back).toMatchObject({ phase: 'CANCELING', renews: false, canResume: true, nextPayment: null });
    expect(daysFrom(3, back.paidUntil)).toBe(daysFrom(0, before.paidUntil));
    expect(await readHoldings(billing.db, member.memberId)).toContain('newspapers');
    expect((await kinds('withdrawer')).slice(0, 2).sort()).toEqual(['subscription-returned', 'subscription-withdrawn']);
    expect((await act(member, 'withdrawSubscription(confirm: true)')).problems).toMatchObject([
      { code: 'NO_COOLING_OFF' },
    ]);
    // All of the year is earned in the end, of the month only the days that were used.
    await payBack();
    await releaseRevenue(billing.db, new Date(Date.now() + 900 * DAY_MS));
    const scheduled = await billing.db.one<{ net: number }>(
      '/* test.net */ SELECT sum(net)::int AS net FROM revenue_schedule r JOIN billing_account a ON a.id = r.billing_account_id WHERE a.member_id = $1',
      [member.memberId],
    );
    expect(scheduled?.net).toBeGreaterThanOrEqual(9_999);
    expect(scheduled?.net).toBeLessThan(9_999 + 200);
    // And it can go over again.
    expect((await quoted(member, 'subscribe', await billing.priceOf('everything', 1))).quote?.lines).toHaveLength(2);
    expect((await billing.buy(member, 'subscribe', { priceId: await billing.priceOf('everything', 1) })).state).toBe(
      'DONE',
    );
    expect(await phases(member)).toEqual(['ENDED', 'ENDED', 'ACTIVE']);
  }, 60_000);

  it('of a plan that opens more turns the days into what they are worth, and a change of plan keeps them', async () => {
    const member = await cancelled('upgrader', 'essential');
    await later(member, 1);
    const { quote } = await quoted(member, 'subscribe', await billing.priceOf('everything', 1));
    expect(quote?.lines[1]?.description).toMatch(
      /^The 36\d days of Essential you have already paid for are added as 1[34]\d days of Everything$/u,
    );
    await billing.buy(member, 'subscribe', { priceId: await billing.priceOf('everything', 1) });
    const before = await standing(member);
    const change = (await quoted(member, 'change', await billing.priceOf('everything', 3))).quote;
    expect(change?.lines.map(({ description }) => description)).toContainEqual(
      expect.stringMatching(/^The 1[34]\d days you have already paid for are added$/u),
    );
    await billing.buy(member, 'change', { priceId: await billing.priceOf('everything', 3) });
    expect(daysFrom(0, (await standing(member)).paidUntil)).toBeGreaterThanOrEqual(daysFrom(0, before.paidUntil) + 58);
    await act(member, 'withdrawSubscription(confirm: true)');
    expect([await phases(member), (await standing(member)).plan.id]).toEqual([['CANCELING', 'ENDED'], 'essential-12']);
    expect(await refunded(member)).toBe(3_299);
  }, 60_000);

  it('in another currency is not sold until those days are over', async () => {
    const member = await cancelled('abroad');
    const euro = await billing.db.one<{ id: number }>(
      "/* test.euro */ SELECT id FROM price WHERE plan_id = 'everything-1' AND currency = 'EUR' AND valid_to IS NULL",
    );
    expect((await quoted(member, 'subscribe', String(euro?.id))).problems).toEqual([{ code: 'OTHER_CURRENCY' }]);
    expect((await act(member, 'resumeSubscription')).problems).toEqual([]);
  }, 60_000);

  it('and resuming in another tab meanwhile gives the payment back', async () => {
    const member = await cancelled('resumer');
    const { quote } = await quoted(member, 'subscribe', await billing.priceOf('everything', 1));
    const { checkout } = await billing.start(member, quote?.id ?? '');
    expect((await act(member, 'resumeSubscription')).problems).toEqual([]);
    await billing.sandbox.press(checkout?.url ?? '', typed('4242424242424242'));
    expect(await billing.settle(member, checkout?.id ?? '')).toMatchObject({
      state: 'FAILED',
      failure: { code: 'already_subscribed' },
    });
    expect([await phases(member), await refunded(member)]).toEqual([['ACTIVE'], 1_299]);
  }, 60_000);
});

describe('a bank that takes a payment back', () => {
  it('of the new subscription leaves the days of the earlier one', async () => {
    const member = await cancelled('denies-new');
    const before = await standing(member);
    await billing.buy(member, 'subscribe', { priceId: await billing.priceOf('everything', 1) });
    await later(member, 5);
    await chargedBack(member, true);
    expect(await phases(member)).toEqual(['CANCELING', 'ENDED']);
    expect(daysFrom(5, (await standing(member)).paidUntil)).toBe(daysFrom(0, before.paidUntil));
    expect((await kinds('denies-new')).slice(0, 2).sort()).toEqual(['subscription-ended', 'subscription-returned']);
  }, 60_000);

  it('of the earlier one takes its days out of the new one, and none that was paid since', async () => {
    const member = await cancelled('denies-old');
    await billing.buy(member, 'subscribe', { priceId: await billing.priceOf('everything', 3) });
    await later(member, 5);
    await chargedBack(member, false);
    expect(await phases(member)).toEqual(['ENDED', 'ACTIVE']);
    const { paidUntil } = await standing(member);
    expect(daysFrom(0, paidUntil)).toBeGreaterThanOrEqual(89);
    expect(daysFrom(0, paidUntil)).toBeLessThanOrEqual(92);
    expect(await kinds('denies-old')).toContain('subscription-carriedTakenBack');
    // What is withdrawn now brings nothing back that was not paid for.
    await act(member, 'withdrawSubscription(confirm: true)');
    expect([await phases(member), await readHoldings(billing.db, member.memberId)]).toEqual([['ENDED', 'ENDED'], []]);
  }, 60_000);
});

it('three in a row: what a bank takes back of the first leaves the last, and what was paid for the others stays', async () => {
  const member = await cancelled('three');
  await billing.buy(member, 'subscribe', { priceId: await billing.priceOf('everything', 3) });
  await act(member, 'cancelSubscription');
  await billing.buy(member, 'subscribe', { priceId: await billing.priceOf('everything', 3) });
  const before = await standing(member);
  expect(daysFrom(0, before.paidUntil)).toBeGreaterThanOrEqual(365 + 2 * 89);
  await chargedBack(member, false);
  expect(await phases(member)).toEqual(['ENDED', 'ENDED', 'ACTIVE']);
  expect([365, 366]).toContain(daysFrom(0, before.paidUntil) - daysFrom(0, (await standing(member)).paidUntil));
  // The last is given back: the second is there again, without the days of the first.
  await act(member, 'withdrawSubscription(confirm: true)');
  expect([await phases(member), await refunded(member)]).toEqual([['ENDED', 'CANCELING', 'ENDED'], 3_299]);
  expect(daysFrom(0, (await standing(member)).paidUntil)).toBeGreaterThanOrEqual(89);
  expect(daysFrom(0, (await standing(member)).paidUntil)).toBeLessThanOrEqual(92);
}, 60_000);

it('given days that are taken back are taken where they went', async () => {
  const member = await cancelled('gift-back', 'essential', 3);
  const account = await accountOf(billing.db, member.memberId);
  const old = await subscriptionStore(billing.db).presentOf(account.id);
  await billing.db.rows(
    "/* test.given */ UPDATE subscription_billing SET given_days = 20, period_end = period_end + interval '20 days' WHERE subscription_id = $1",
    [old?.id],
  );
  await billing.buy(member, 'subscribe', { priceId: await billing.priceOf('essential', 1) });
  const before = await standing(member);
  await billing.db.transaction(async (tx) =>
    takeDaysBack(tx, billing.payments, {
      account: await lockAccount(tx, account.id),
      subscriptionId: old?.id ?? null,
      days: 20,
      usedBy: new Date(Date.parse(before.paidUntil)),
    }),
  );
  expect(daysFrom(0, before.paidUntil) - daysFrom(0, (await standing(member)).paidUntil)).toBe(20);
}, 60_000);

it('days that a gift lends or gives go along, and come back', async () => {
  const member = await cancelled('gifted', 'essential', 3);
  const account = await accountOf(billing.db, member.memberId);
  const old = await subscriptionStore(billing.db).presentOf(account.id);
  await billing.db.rows(
    "/* test.lent */ INSERT INTO lent_plan (subscription_id, plan_id, until) VALUES ($1, 'everything-1', now() + interval '20 days')",
    [old?.id],
  );
  await billing.db.rows(
    "/* test.given */ UPDATE subscription_billing SET given_days = 20, period_end = period_end + interval '20 days' WHERE subscription_id = $1",
    [old?.id],
  );
  await billing.db.rows(
    "/* test.givenOutside */ UPDATE subscription SET expires_at = expires_at + interval '20 days' WHERE id = $1",
    [old?.id],
  );
  const before = await standing(member);
  const { quote } = await quoted(member, 'subscribe', await billing.priceOf('essential', 1));
  expect(quote?.lines.map(({ description }) => description).slice(1)).toEqual([
    expect.stringMatching(/^The 9\d days you have already paid for are added$/u),
    '20 days that you were given are kept',
  ]);
  await billing.buy(member, 'subscribe', { priceId: await billing.priceOf('essential', 1) });
  expect(await readHoldings(billing.db, member.memberId)).toContain('newspapers');
  await act(member, 'withdrawSubscription(confirm: true)');
  expect([await phases(member), (await standing(member)).paidUntil.slice(0, 10)]).toEqual([
    ['CANCELING', 'ENDED'],
    before.paidUntil.slice(0, 10),
  ]);
  expect(await readHoldings(billing.db, member.memberId)).toContain('newspapers');
  expect(await ledgerBalance(billing.db, { kind: 'receivable', billingAccountId: account.id }, 'GBP')).toBe(0);
}, 60_000);
