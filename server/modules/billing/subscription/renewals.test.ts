import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { DAY_MS } from '#domain/kernel/values/durations.ts';
import { accountOf, ledgerBalance, nowOf, releaseRevenue } from '#server/modules/billing/core/index.ts';
import { sweepPayments } from '#server/modules/billing/payments/index.ts';
import { renewalsOf } from '#server/modules/billing/purchases/index.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { type BillingSite, startBillingSite } from '#test/support/server/billingSite.ts';
import { manySubscribers } from '#test/support/server/manySubscribers.ts';
import { paymentsProcess } from '#test/support/server/paymentsProcess.ts';
import { mailsTo } from '#test/support/server/sentMail.ts';
import { typed } from '#test/support/server/startSandbox.ts';

import { checkBilling } from './checkBilling.ts';
import { runDue } from './runDue.ts';
import { advanceClock } from './startRenewing.ts';
import type { DueDeps } from './SubscriptionDeps.ts';
import { subscriptionStore } from './subscriptionStore.ts';

const settings = readSettings({});

let billing: BillingSite;
let due: DueDeps;
beforeAll(async () => {
  billing = await startBillingSite();
  due = renewalsOf(billing.payments);
}, 120_000);
afterEach(async () => expect(await checkBilling(billing.db)).toEqual([]));
afterAll(() => billing?.close());

type Member = Partial<Viewer> & { memberId: number };

const subscriptionOf = async (member: Member) => {
  const found = await subscriptionStore(billing.db).presentOf((await accountOf(billing.db, member.memberId)).id);
  if (!found) throw new Error('There is no subscription.');
  return found;
};
const paid = async (member: Member) =>
  (
    await billing.db.rows<{ amount: number }>(
      "/* test.paid */ SELECT p.amount FROM payment p JOIN billing_account a ON a.id = p.billing_account_id WHERE a.member_id = $1 AND p.state = 'SUCCEEDED' ORDER BY p.created_at",
      [member.memberId],
    )
  ).map(({ amount }) => amount);
const kinds = async (name: string) =>
  (await mailsTo(billing.db, settings.secret, `${name}@example.com`))
    .map(({ kind }) => kind.replace('subscription-', ''))
    .reverse();
const advance = async (member: Member, to: Date) =>
  advanceClock(due, (await accountOf(billing.db, member.memberId)).id, to);
const later = async (member: Member, days: number) =>
  advance(member, new Date(nowOf(await accountOf(billing.db, member.memberId)).getTime() + days * DAY_MS));
const outside = (member: Member) =>
  billing.db.one<{ state: string; isOpen: boolean; planId: string }>(
    `/* test.outside */ SELECT s.state, s.expires_at > now() + make_interval(secs => a.clock_ahead_ms / 1000.0) AS "isOpen", s.plan_id AS "planId" FROM subscription s JOIN billing_account a ON a.member_id = s.member_id WHERE s.member_id = $1 ORDER BY s.id DESC LIMIT 1`,
    [member.memberId],
  );
const ask = async (member: Member, operation: string, fields = 'problems { code } standing { phase }') => {
  const answer = await billing.site.ask<
    Record<string, { problems: { code: string }[]; standing: Record<string, unknown> | null }>
  >(`mutation Act { done: ${operation} { ${fields} } }`, {}, member);
  if (!answer.data?.done) throw new Error(JSON.stringify(answer.errors));
  return answer.data.done;
};
const CARDS = { failsLater: '4000000000000341', asksAlways: '4000002760003184' };
async function bought(
  name: string,
  tier = 'everything',
  months = 1,
  card?: string,
  kind = 'subscribe',
): Promise<Member> {
  const member = await billing.member(name);
  const checkout = await billing.buy(member, kind, { priceId: await billing.priceOf(tier, months) }, card);
  expect([name, checkout.state]).toEqual([name, 'DONE']);
  return member;
}

describe('a renewal', () => {
  it('is charged once for each period, at the price that was shown, and told twice a year', async () => {
    const member = await bought('monthly');
    const { state: before } = await subscriptionOf(member);
    await later(member, 220);
    expect(await paid(member)).toEqual(Array.from({ length: 8 }, () => 1299));
    const { state } = await subscriptionOf(member);
    expect([state.phase, state.anchorDay, (await outside(member))?.isOpen]).toEqual(['ACTIVE', before.anchorDay, true]);
    expect(await kinds('monthly')).toEqual([
      'started',
      ...Array.from({ length: 5 }, () => 'renewed'),
      'half-year',
      'renewed',
      'renewed',
    ]);
  }, 60_000);

  it('of a year is told 30 and 7 days ahead with amount, tax, day and last amount, and how to stop it', async () => {
    const member = await bought('yearly', 'everything', 12);
    const { state } = await subscriptionOf(member);
    await advance(member, new Date(state.periodEnd.getTime() - 6 * DAY_MS));
    expect(await kinds('yearly')).toEqual(['started', 'renewal-30', 'renewal-7']);
    const [mail] = await mailsTo(billing.db, settings.secret, 'yearly@example.com');
    expect(mail?.text).toMatch(/renews on \d+ \w+ \d{4}\. We will then charge £119\.99 \(including £20\.00 tax\)/u);
    expect(mail?.text).toContain('Last time you paid £119.99.');
    expect(mail?.text).toContain('select “Cancel subscription” twice');
    await ask(member, 'cancelSubscription');
    await later(member, 30);
    expect(await paid(member)).toEqual([11_999]);
    expect(await outside(member)).toMatchObject({ state: 'CANCELED', isOpen: false });
    expect((await kinds('yearly')).slice(-2)).toEqual(['canceled', 'ended']);
  }, 60_000);

  it('after a trial is the first payment, told by three emails', async () => {
    const member = await bought('trial', 'everything', 12, undefined, 'trial');
    expect(await outside(member)).toMatchObject({ state: 'ACTIVE', isOpen: true });
    await later(member, 15);
    expect([await paid(member), (await subscriptionOf(member)).state.phase, await kinds('trial')]).toEqual([
      [11_999],
      'ACTIVE',
      ['trialStarted', 'trial-3', 'trialCharged'],
    ]);
    await later(member, 1);
    // A second right to withdraw follows a trial.
    expect(
      (
        await ask(
          member,
          'withdrawSubscription(confirm: false)',
          'problems { code } standing { coolingOff { refund { amount } } }',
        )
      ).standing,
    ).toMatchObject({ coolingOff: { refund: { amount: expect.any(Number) } } });
  }, 60_000);

  it('moves to the plan that was chosen for later', async () => {
    const member = await bought('down');
    await billing.buy(member, 'change', { priceId: await billing.priceOf('essential', 1) });
    expect((await outside(member))?.planId).toBe('everything-1');
    await later(member, 32);
    expect([await paid(member), (await outside(member))?.planId]).toEqual([[1299, 799], 'essential-1']);
  }, 60_000);
});

describe('a renewal that fails', () => {
  it('leaves everything open for 14 days, tries four times, writes once, and ends', async () => {
    const member = await bought('poor', 'everything', 12, CARDS.failsLater, 'trial');
    await later(member, 15);
    expect([(await subscriptionOf(member)).state.phase, await outside(member)]).toMatchObject([
      'PAST_DUE',
      { state: 'ACTIVE', isOpen: true },
    ]);
    await later(member, 12);
    expect(await outside(member)).toMatchObject({ isOpen: true });
    await later(member, 4);
    expect([await paid(member), await outside(member)]).toMatchObject([[], { state: 'CANCELED', isOpen: false }]);
    expect(await kinds('poor')).toEqual(['trialStarted', 'trial-3', 'renewalFailed', 'ended']);
    const attempts = await billing.db.one<{ count: number }>(
      '/* test.attempts */ SELECT count(*)::int AS count FROM payment p JOIN billing_account a ON a.id = p.billing_account_id WHERE a.member_id = $1',
      [member.memberId],
    );
    expect(attempts?.count).toBeGreaterThanOrEqual(4);
    expect(attempts?.count).toBeLessThanOrEqual(5);
  }, 60_000);

  it('because the bank wants its customer tells where to confirm, is not tried again by itself, and leaves no gap once it is confirmed', async () => {
    const member = await billing.member('careful');
    const { quote } = await billing.quote(member, 'subscribe', { priceId: await billing.priceOf('everything', 1) });
    const { checkout } = await billing.start(member, quote?.id ?? '');
    const bank =
      (await billing.sandbox.press(checkout?.url ?? '', typed(CARDS.asksAlways))).headers.get('location') ?? '';
    await billing.sandbox.press(bank, { answer: 'approve' });
    expect((await billing.settle(member, checkout?.id ?? ''))?.state).toBe('DONE');
    const { periodEnd } = (await subscriptionOf(member)).state;
    await advance(member, new Date(periodEnd.getTime() + DAY_MS));
    expect((await subscriptionOf(member)).state).toMatchObject({
      phase: 'PAST_DUE',
      failureClass: 'auth',
      retryAt: null,
    });
    const [mail] = await mailsTo(billing.db, settings.secret, 'careful@example.com');
    expect([mail?.kind, mail?.text.includes('Confirm the payment')]).toEqual(['subscription-renewalFailed', true]);
    expect(await outside(member)).toMatchObject({ state: 'ACTIVE', isOpen: true });
    await billing.sandbox.press(mail?.link ?? '', { answer: 'approve' });
    await billing.db.rows('/* test.lookNow */ UPDATE payment SET next_look_at = now()');
    await sweepPayments(billing.payments);
    expect((await subscriptionOf(member)).state).toMatchObject({ phase: 'ACTIVE', periodStart: periodEnd });
    expect(await paid(member)).toEqual([1299, 1299]);
  }, 60_000);

  it('because the card was short of money is paid the next day, and the day of renewal stays', async () => {
    const member = await bought('short');
    const { periodEnd, anchorDay } = (await subscriptionOf(member)).state;
    await billing.sandbox.control('/decline', { code: 'insufficient_funds', count: 1 });
    await advance(member, new Date(periodEnd.getTime() + 3_600_000));
    expect((await subscriptionOf(member)).state).toMatchObject({ phase: 'PAST_DUE', failureClass: 'soft' });
    await later(member, 2);
    expect((await subscriptionOf(member)).state).toMatchObject({
      phase: 'ACTIVE',
      periodStart: periodEnd,
      anchorDay,
      attempts: 0,
    });
    expect([await paid(member), (await kinds('short')).slice(1)]).toEqual([
      [1299, 1299],
      ['renewalFailed', 'renewed'],
    ]);
  }, 60_000);

  it('because nothing answered is not the member’s fault: no email, and paid once when there is an answer', async () => {
    const member = await bought('away');
    const { periodEnd } = (await subscriptionOf(member)).state;
    await billing.sandbox.control('/fault', { answer: '500', count: 50 });
    await advance(member, new Date(periodEnd.getTime() - 30 * 60_000));
    expect((await subscriptionOf(member)).state).toMatchObject({
      phase: 'PAST_DUE',
      failureClass: 'outage',
      attempts: 0,
    });
    expect(await outside(member)).toMatchObject({ isOpen: true });
    await billing.sandbox.control('/fault', { answer: '500', count: 0 });
    // A day later nothing is known of the first attempt at the processor, so another may be made.
    await billing.db.rows(
      "/* test.aDayLater */ UPDATE payment SET next_look_at = now(), created_at = created_at - interval '25 hours' WHERE state = 'UNKNOWN'",
    );
    await sweepPayments(billing.payments);
    await later(member, 3);
    expect([(await subscriptionOf(member)).state.phase, await paid(member)]).toEqual(['ACTIVE', [1299, 1299]]);
    expect((await kinds('away')).filter((kind) => kind === 'renewalFailed')).toEqual([]);
  }, 60_000);

  it('is ended without a debt by cancelling', async () => {
    // A trial is had once with a card, and one before this had it.
    await billing.db.rows('/* test.untried */ DELETE FROM tried_card');
    const member = await bought('leaver', 'everything', 12, CARDS.failsLater, 'trial');
    await later(member, 16);
    expect(await ask(member, 'cancelSubscription')).toMatchObject({ problems: [], standing: { phase: 'CANCELING' } });
    await later(member, 1);
    expect([(await subscriptionOf(member)).state.phase, await paid(member)]).toEqual(['ENDED', []]);
  }, 60_000);
});

describe('withdrawing', () => {
  it('tells the refund, then ends the subscription and gives back the unused days', async () => {
    const member = await bought('regret', 'everything', 12);
    await later(member, 5);
    const told = await ask(
      member,
      'withdrawSubscription(confirm: false)',
      'problems { code } standing { phase coolingOff { until refund { amount currency } } }',
    );
    expect(told).toMatchObject({
      problems: [],
      standing: { phase: 'ACTIVE', coolingOff: { refund: { currency: 'GBP' } } },
    });
    const refund = (told.standing?.coolingOff as { refund: { amount: number } }).refund.amount;
    expect(refund).toBe(Math.floor((11_999 * 360) / 365));
    expect(await ask(member, 'withdrawSubscription(confirm: true)')).toMatchObject({
      problems: [],
      standing: { phase: 'ENDED' },
    });
    await sweepPayments(billing.payments);
    const refunds = await billing.db.rows(
      '/* test.refunds */ SELECT r.amount, r.state FROM refund r JOIN billing_account a ON a.id = r.billing_account_id WHERE a.member_id = $1',
      [member.memberId],
    );
    expect(refunds).toEqual([{ amount: refund, state: 'SUCCEEDED' }]);
    expect((await ask(member, 'withdrawSubscription(confirm: true)')).problems).toMatchObject([{ code: 'ENDED' }]);
    expect(await outside(member)).toMatchObject({ isOpen: false });
    expect((await kinds('regret')).at(-1)).toBe('withdrawn');
  }, 60_000);

  it('is over after 14 days', async () => {
    const member = await bought('late');
    await later(member, 15);
    expect((await ask(member, 'withdrawSubscription(confirm: true)')).problems).toMatchObject([
      { code: 'NO_COOLING_OFF' },
    ]);
  }, 60_000);
});

describe('what operators ask', () => {
  it('is answered by the books: whether they add up, and the tax of a quarter', async () => {
    expect(await runAdmin(billing.db, ['billing', 'check'])).toMatchObject({ code: 0, out: 'The books add up.' });
    const { code, out } = await runAdmin(billing.db, [
      'billing',
      'tax-report',
      '--quarter',
      `${new Date().getUTCFullYear()}-${Math.ceil((new Date().getUTCMonth() + 1) / 3)}`,
    ]);
    expect([code, out]).toEqual([0, expect.stringMatching(/GB +20\.00 % +GBP(?: +\d+){4} +£\d+\.\d\d/u)]);
    expect(await runAdmin(billing.db, ['billing', 'tax-report', '--quarter', '1999-1'])).toMatchObject({
      code: 0,
      out: 'Nothing was invoiced from 1999-01-01 to before 1999-04-01.',
    });
    for (const quarter of ['2026-5', '2026', '2026-4; DROP TABLE invoice', ''])
      expect((await runAdmin(billing.db, ['billing', 'tax-report', '--quarter', quarter])).code).toBe(1);
  }, 60_000);

  it('is a clock of one’s own in a demonstration, forward and within bounds', async () => {
    const member = await bought('clock');
    expect(
      (
        await ask(
          member,
          'advanceBillingClock(days: 32)',
          'problems { code } standing { phase nextPayment { lastAmount { amount } } }',
        )
      ).standing,
    ).toMatchObject({ phase: 'ACTIVE' });
    expect(await paid(member)).toEqual([1299, 1299]);
    for (const days of [0, -5, 401, 2_147_483_647])
      await expect(ask(member, `advanceBillingClock(days: ${days})`)).rejects.toThrow('BAD_USER_INPUT');
    await expect(advance(member, new Date(0))).rejects.toThrow(RangeError);
  }, 60_000);
});

describe('two copies of the server', () => {
  it('that renew a thousand subscriptions renew each once, and earn what was paid', async () => {
    const model = await bought('crowd');
    const many = await manySubscribers(billing.db, model.memberId, 1_000);
    const copies = await Promise.all([
      paymentsProcess(billing, { kind: 'renewDue' }),
      paymentsProcess(billing, { kind: 'renewDue' }),
    ]);
    const steps = copies.map(({ out }) => Number(out));
    expect([
      copies.map(({ end }) => end),
      steps.every((count) => count > 100),
      steps.reduce((sum, count) => sum + count, 0),
    ]).toEqual([[0, 0], true, 1_000]);
    const [row] = await billing.db.rows(
      `/* test.once */ SELECT count(*)::int AS payments, count(DISTINCT p.billing_account_id)::int AS accounts, count(DISTINCT i.number)::int AS numbers, sum(p.amount)::int AS paid,
         (SELECT count(*)::int FROM subscription_billing b JOIN subscription s ON s.id = b.subscription_id WHERE s.member_id = ANY($1::bigint[]) AND b.phase = 'ACTIVE' AND b.period_end > now() + interval '27 days') AS running,
         (SELECT count(*)::int FROM outbox o WHERE o.member_id = ANY($1::bigint[]) AND o.kind = 'subscription-renewed') AS mails,
         (SELECT count(*)::int FROM sandbox_processor.object o WHERE o.kind = 'intent' AND o.reference IN (SELECT q.id::text FROM payment q JOIN billing_account b ON b.id = q.billing_account_id WHERE b.member_id = ANY($1::bigint[]))) AS taken
       FROM payment p JOIN invoice i ON i.id = p.invoice_id JOIN billing_account a ON a.id = p.billing_account_id WHERE a.member_id = ANY($1::bigint[]) AND p.state = 'SUCCEEDED' AND i.state = 'PAID'`,
      [many],
    );
    expect(row).toEqual({
      payments: 1_000,
      accounts: 1_000,
      numbers: 1_000,
      paid: 1_000 * 1299,
      running: 1_000,
      mails: 1_000,
      taken: 1_000,
    });
    await Promise.all([
      releaseRevenue(billing.db, new Date(Date.now() + 400 * DAY_MS)),
      releaseRevenue(billing.db, new Date(Date.now() + 400 * DAY_MS)),
    ]);
    expect(Math.abs(await ledgerBalance(billing.db, { kind: 'revenue' }, 'GBP'))).toBeGreaterThan(1_000 * 1082);
  }, 180_000);

  it('are not held up by one subscription that cannot be renewed: it stays open and is looked at again', async () => {
    const [broken, well] = [await bought('broken'), await bought('well')];
    const { id } = await subscriptionOf(broken);
    // As after a mistake in the database.
    await billing.db.rows(
      '/* test.noPrice */ UPDATE subscription_billing SET price_id = NULL WHERE subscription_id = $1',
      [id],
    );
    for (const { memberId } of [broken, well])
      await billing.db.rows(
        '/* test.aMonthOn */ UPDATE billing_account SET clock_ahead_ms = 32::bigint * 86400000 WHERE member_id = $1',
        [memberId],
      );
    await billing.db.rows(
      "/* test.first */ UPDATE subscription_billing SET next_action_at = next_action_at - interval '1 day' WHERE subscription_id = $1",
      [id],
    );
    await Promise.all([runDue(due), runDue(due)]);
    expect([await paid(broken), await paid(well)]).toEqual([[1299], [1299, 1299]]);
    expect(await outside(broken)).toMatchObject({ state: 'ACTIVE', isOpen: true });
  }, 60_000);
});
