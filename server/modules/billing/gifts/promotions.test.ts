import { DAY_MS } from '#domain/kernel/values/durations.ts';
import { accountOf, nowOf } from '#server/modules/billing/core/index.ts';
import { sweepPayments } from '#server/modules/billing/payments/startSweep.ts';
import { renewalsOf } from '#server/modules/billing/purchases/index.ts';
import { advanceClock, checkBilling } from '#server/modules/billing/subscription/index.ts';
import type { DueDeps } from '#server/modules/billing/subscription/SubscriptionDeps.ts';
import { subscriptionStore } from '#server/modules/billing/subscription/subscriptionStore.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import { type BillingSite, startBillingSite } from '#test/support/server/billingSite.ts';
import { mailsTo } from '#test/support/server/sentMail.ts';
import { typed } from '#test/support/server/startSandbox.ts';

import { SAMPLE_CODES, seedSampleCodes } from './seedSampleCodes.ts';

const settings = readSettings({});
const CODE = SAMPLE_CODES.trial;
const CARDS = { second: '5555555555554444', third: '378282246310005' };

let billing: BillingSite;
let due: DueDeps;
let priceId: string;
beforeAll(async () => {
  billing = await startBillingSite();
  await seedSampleCodes(billing.db);
  await billing.db.rows(
    "/* test.sixty */ INSERT INTO promotion (code, label, trial_days, valid_from, most_uses) VALUES ('TRIAL60', 'Two months to try', 60, '2026-01-01', 1)",
  );
  due = renewalsOf(billing.payments);
  priceId = await billing.priceOf('everything', 12);
}, 120_000);
afterEach(async () => expect(await checkBilling(billing.db)).toEqual([]));
afterAll(() => billing?.close());

type Member = Awaited<ReturnType<BillingSite['member']>>;
const quote = async (as: Member, kind: string, input: object) => {
  const { data } = await billing.site.ask<{
    makeQuote: {
      quote: {
        id: string;
        lines: { description: string }[];
        total: { amount: number };
        later: { at: string; amount: { amount: number } };
      } | null;
      problems: { field: string; code: string }[];
    };
  }>(
    'mutation Quote($kind: String!, $input: QuoteInput!) { makeQuote(kind: $kind, input: $input) { quote { id lines { description } total { amount } later { at amount { amount } } } problems { field code } } }',
    { kind, input },
    as,
  );
  if (!data) throw new Error('There is no answer.');
  return data.makeQuote;
};
const subscriptionOf = async ({ memberId }: Member) =>
  (await subscriptionStore(billing.db).presentOf((await accountOf(billing.db, memberId)).id))?.state;
/** Days from now until a trial ends, by the account's clock. */
const daysLeft = async (member: Member) =>
  Math.round(
    (((await subscriptionOf(member))?.periodEnd.getTime() ?? 0) -
      nowOf(await accountOf(billing.db, member.memberId)).getTime()) /
      DAY_MS,
  );
const later = async (member: Member, days: number) => {
  const account = await accountOf(billing.db, member.memberId);
  await advanceClock(due, account.id, new Date(nowOf(account).getTime() + days * DAY_MS));
};
const kinds = async (name: string) =>
  (await mailsTo(billing.db, settings.secret, `${name}@example.com`))
    .map(({ kind }) => kind.replace('subscription-', ''))
    .reverse();
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

it('a code makes a trial longer: the price says until when, and the three emails come on its own days', async () => {
  const member = await billing.member('tryer');
  const without = (await quote(member, 'trial', { priceId })).quote;
  expect([without?.later.at.slice(0, 10), without?.lines.length]).toEqual([inDays(14), 1]);
  const shown = (await quote(member, 'trial', { priceId, promotionCode: CODE.toLowerCase() })).quote;
  expect(shown).toMatchObject({
    lines: [{ description: 'Everything, free for 30 days' }, { description: 'A month to try: 16 more days free' }],
    total: { amount: 0 },
    later: { amount: { amount: 11_999 } },
  });
  expect(shown?.later.at.slice(0, 10)).toBe(inDays(30));
  await billing.buy(member, 'trial', { priceId, promotionCode: CODE });
  expect([(await subscriptionOf(member))?.phase, await daysLeft(member)]).toEqual(['TRIALING', 30]);
  expect(await kinds('tryer')).toEqual(['trialStarted']);
  await later(member, 26);
  expect(await kinds('tryer')).toEqual(['trialStarted']);
  await later(member, 1.5);
  expect(await kinds('tryer')).toEqual(['trialStarted', 'trial-3']);
  await later(member, 3);
  expect(await kinds('tryer')).toEqual(['trialStarted', 'trial-3', 'trialCharged']);
  expect(
    await billing.db.rows(
      "/* test.paid */ SELECT p.amount FROM payment p JOIN billing_account a ON a.id = p.billing_account_id WHERE a.member_id = $1 AND p.state = 'SUCCEEDED'",
      [member.memberId],
    ),
  ).toEqual([{ amount: 11_999 }]);
}, 60_000);

it('a second code in a second tab makes it no longer', async () => {
  const member = await billing.member('two-tabs');
  const starts = await Promise.all(
    [CODE, 'TRIAL60'].map(async (promotionCode) =>
      billing.start(member, (await quote(member, 'trial', { priceId, promotionCode })).quote?.id ?? ''),
    ),
  );
  const settled = [];
  for (const { checkout } of starts) {
    await billing.sandbox.press(checkout?.url ?? '', typed(CARDS.second));
    settled.push(await billing.settle(member, checkout?.id ?? ''));
  }
  expect(settled).toMatchObject([{ state: 'DONE' }, { state: 'FAILED', failure: { code: 'already_subscribed' } }]);
  expect(await daysLeft(member)).toBe(30);
  expect((await quote(member, 'trial', { priceId, promotionCode: 'TRIAL60' })).problems).toMatchObject([
    { code: 'ALREADY_SUBSCRIBED' },
  ]);
  // What was not had is not counted as used.
  expect(
    await billing.db.rows('/* test.uses */ SELECT code FROM promotion_use WHERE member_id = $1', [member.memberId]),
  ).toEqual([{ code: CODE }]);
}, 60_000);

it('it is had once: not after it ended, and not with the same card by another member', async () => {
  const member = await billing.member('once');
  await billing.buy(member, 'trial', { priceId, promotionCode: CODE }, CARDS.third);
  await billing.site.ask('mutation Cancel { cancelSubscription { problems { code } } }', {}, member);
  await later(member, 31);
  expect((await quote(member, 'trial', { priceId, promotionCode: 'TRIAL60' })).problems).toMatchObject([
    { code: 'TRIAL_USED' },
  ]);
  expect((await quote(member, 'subscribe', { priceId, promotionCode: 'TRIAL60' })).problems).toMatchObject([
    { field: 'promotionCode', code: 'CODE_UNKNOWN' },
  ]);
  // The tab of the test before holds the only use of this code for 15 minutes.
  await billing.db.rows("/* test.old */ UPDATE quote SET expires_at = '2026-01-01'");
  const other = await billing.member('same-card');
  expect(await billing.buy(other, 'trial', { priceId, promotionCode: 'TRIAL60' }, CARDS.third)).toMatchObject({
    state: 'FAILED',
    failure: { code: 'trial_used' },
  });
}, 60_000);

it('a last use is held by who was shown its price, or is paying: others get it only when that came to nothing', async () => {
  await billing.db.rows(
    "/* test.last */ INSERT INTO promotion (code, label, percent_bp, valid_from, most_uses) VALUES ('LAST-ONE', 'The last one', 1000, '2026-01-01', 1)",
  );
  const [first, second] = [await billing.member('first'), await billing.member('second')];
  const asked = (as: Member) => quote(as, 'subscribe', { priceId, promotionCode: 'LAST-ONE' });
  const both = await Promise.all([asked(first), asked(second)]);
  expect(both.map(({ problems }) => problems.map(({ code }) => code)).sort()).toEqual([[], ['CODE_UNKNOWN']]);
  const [holder, other] = both[0]?.quote ? [first, second] : [second, first];
  const { checkout } = await billing.start(holder, (await asked(holder)).quote?.id ?? '');
  await billing.db.rows("/* test.old */ UPDATE quote SET expires_at = '2026-01-01'");
  expect((await asked(other)).problems).toMatchObject([{ code: 'CODE_UNKNOWN' }]);
  await billing.cancel(holder, checkout?.id ?? '');
  const free = await asked(other);
  expect(free.quote?.total.amount).toBe(10_800);
  expect((await asked(holder)).quote).toBeNull();
  const bought = await billing.start(other, free.quote?.id ?? '');
  await billing.sandbox.press(bought.checkout?.url ?? '', typed('4242424242424242'));
  expect(await billing.settle(other, bought.checkout?.id ?? '')).toMatchObject({ state: 'DONE' });
  await billing.db.rows("/* test.old */ UPDATE quote SET expires_at = '2026-01-01'");
  expect((await asked(holder)).quote).toBeNull();
}, 60_000);

it('takes something off once for an account, also on a page that was opened before the first', async () => {
  await billing.db.rows(
    "/* test.halved */ INSERT INTO promotion (code, label, percent_bp, valid_from) VALUES ('HALVED', 'Half', 5000, '2026-01-01')",
  );
  const member = await billing.member('halved');
  const open = async (promotionCode: string) =>
    (await billing.start(member, (await quote(member, 'subscribe', { priceId, promotionCode })).quote?.id ?? ''))
      .checkout;
  const pages = [await open('HALVED'), await open('halved')];
  await billing.sandbox.press(pages[0]?.url ?? '', typed('4242424242424242'));
  expect(await billing.settle(member, pages[0]?.id ?? '')).toMatchObject({ state: 'DONE' });
  await billing.site.ask('mutation Cancel { cancelSubscription { problems { code } } }', {}, member);
  await billing.sandbox.press(pages[1]?.url ?? '', typed('4242424242424242'));
  expect(await billing.settle(member, pages[1]?.id ?? '')).toMatchObject({
    state: 'FAILED',
    failure: { code: 'code_used' },
  });
  await sweepPayments(billing.payments);
}, 60_000);

it('it belongs to trials, as codes that take something off belong to what is paid', async () => {
  const member = await billing.member('mixed');
  expect((await quote(member, 'subscribe', { priceId, promotionCode: CODE })).problems).toMatchObject([
    { field: 'promotionCode', code: 'CODE_FOR_TRIAL' },
  ]);
  expect((await quote(member, 'trial', { priceId, promotionCode: SAMPLE_CODES.coupon })).problems).toMatchObject([
    { field: 'promotionCode', code: 'CODE_UNKNOWN' },
  ]);
  expect((await quote(member, 'trial', { priceId, promotionCode: 'NO-SUCH' })).problems).toMatchObject([
    { field: 'promotionCode', code: 'CODE_UNKNOWN' },
  ]);
}, 60_000);
