import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { DAY_MS } from '#domain/kernel/values/durations.ts';
import { accountOf } from '#server/modules/billing/core/index.ts';
import { SAMPLE_CODES, seedSampleCodes } from '#server/modules/billing/gifts/seedSampleCodes.ts';
import { renewalsOf } from '#server/modules/billing/purchases/index.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import { type BillingSite, startBillingSite } from '#test/support/server/billingSite.ts';
import { mailsTo } from '#test/support/server/sentMail.ts';

import { checkBilling } from './checkBilling.ts';
import { advanceClock } from './startRenewing.ts';
import type { DueDeps } from './SubscriptionDeps.ts';
import { subscriptionStore } from './subscriptionStore.ts';

const settings = readSettings({});

let billing: BillingSite;
let due: DueDeps;
beforeAll(async () => {
  billing = await startBillingSite();
  await seedSampleCodes(billing.db);
  due = renewalsOf(billing.payments);
}, 120_000);
afterEach(async () => expect(await checkBilling(billing.db)).toEqual([]));
afterAll(() => billing?.close());

type Member = Partial<Viewer> & { memberId: number };

const INFO =
  'query subscriptionInfo { customer { activeCoupon { amount type code label renewals } savedPaymentDetails { brand last4 } } subscriptionStanding { nextPayment { amount { amount } tax { amount } } } }';
const info = async (member: Member) => {
  const { data, errors } = await billing.site.ask<{
    customer: { activeCoupon: { renewals: number } | null; savedPaymentDetails: unknown };
    subscriptionStanding: { nextPayment: { amount: { amount: number } } | null };
  }>(INFO, {}, member);
  if (!data) throw new Error(JSON.stringify(errors));
  return data;
};
const subscriptionOf = async (member: Member) => {
  const found = await subscriptionStore(billing.db).presentOf((await accountOf(billing.db, member.memberId)).id);
  if (!found) throw new Error('There is no subscription.');
  return found;
};
/** To some days before, or after, the end of the paid period. */
const toPeriodEnd = async (member: Member, days: number) =>
  advanceClock(
    due,
    (await accountOf(billing.db, member.memberId)).id,
    new Date((await subscriptionOf(member)).state.periodEnd.getTime() + days * DAY_MS),
  );
const paid = async (member: Member) =>
  (
    await billing.db.rows<{ amount: number }>(
      "/* test.paid */ SELECT p.amount FROM payment p JOIN billing_account a ON a.id = p.billing_account_id WHERE a.member_id = $1 AND p.state = 'SUCCEEDED' ORDER BY p.created_at",
      [member.memberId],
    )
  ).map(({ amount }) => amount);
const lastMail = async (name: string) => (await mailsTo(billing.db, settings.secret, `${name}@example.com`))[0];

it('ENT-011 is answered with its five fields beside the card, counted down at each renewal, and the notice before says the new price', async () => {
  const member = await billing.member('spring');
  await billing.buy(member, 'subscribe', {
    priceId: await billing.priceOf('everything', 3),
    promotionCode: SAMPLE_CODES.coupon,
  });
  const full = 3299;
  const less = full - Math.floor(full / 4);
  expect(await info(member)).toMatchObject({
    customer: {
      activeCoupon: { amount: 2_500, type: 'PERCENT', code: 'SPRING25', label: 'Spring offer', renewals: 2 },
      savedPaymentDetails: { brand: 'visa', last4: '4242' },
    },
    subscriptionStanding: { nextPayment: { amount: { amount: less } } },
  });
  await toPeriodEnd(member, -6);
  expect((await lastMail('spring'))?.text).toMatch(
    /charge £24\.75 \(including £4\.1\d tax\) .*discount “Spring offer”, which also holds for 1 renewal after this one/su,
  );
  await toPeriodEnd(member, 1);
  expect((await info(member)).customer.activeCoupon?.renewals).toBe(1);
  await toPeriodEnd(member, -6);
  expect((await lastMail('spring'))?.text).toMatch(
    /charge £24\.75 .*last payment with your discount “Spring offer”\. After that the price is £32\.99/su,
  );
  await toPeriodEnd(member, 1);
  expect(await info(member)).toMatchObject({
    customer: { activeCoupon: null },
    subscriptionStanding: { nextPayment: { amount: { amount: full } } },
  });
  await toPeriodEnd(member, -6);
  expect((await lastMail('spring'))?.text).toMatch(
    /charge £32\.99 .*discount “Spring offer” is over, so this is the full price.*Last time you paid £24\.75/su,
  );
  await toPeriodEnd(member, 1);
  expect(await paid(member)).toEqual([less, less, less, full]);
}, 60_000);

it('is on the invoice of the renewal as a line of its own', async () => {
  const member = await billing.member('invoiced');
  await billing.buy(member, 'subscribe', {
    priceId: await billing.priceOf('essential', 1),
    promotionCode: SAMPLE_CODES.coupon,
  });
  await toPeriodEnd(member, 1);
  const lines = await billing.db.rows(
    "/* test.lines */ SELECT l.description, l.amount FROM invoice_line l JOIN invoice i ON i.id = l.invoice_id JOIN billing_account a ON a.id = i.billing_account_id WHERE a.member_id = $1 AND i.purpose = 'renewal' ORDER BY l.position",
    [member.memberId],
  );
  expect(lines).toEqual([
    { description: 'Essential, 1 month', amount: 799 },
    { description: 'Spring offer', amount: -199 },
  ]);
}, 60_000);

it('is not used up by a renewal that was not paid, and not shown of a subscription that will not renew', async () => {
  const member = await billing.member('declined-once');
  await billing.buy(member, 'subscribe', {
    priceId: await billing.priceOf('essential', 1),
    promotionCode: SAMPLE_CODES.coupon,
  });
  await billing.sandbox.control('/decline', { code: 'insufficient_funds', count: 1 });
  await toPeriodEnd(member, 0.05);
  expect([(await subscriptionOf(member)).state.phase, (await info(member)).customer.activeCoupon?.renewals]).toEqual([
    'PAST_DUE',
    2,
  ]);
  await toPeriodEnd(member, 3);
  expect([
    (await subscriptionOf(member)).state.phase,
    (await info(member)).customer.activeCoupon?.renewals,
    await paid(member),
  ]).toEqual(['ACTIVE', 1, [600, 600]]);
  await billing.site.ask('mutation Cancel { cancelSubscription { problems { code } } }', {}, member);
  expect((await info(member)).customer.activeCoupon).toBeNull();
}, 60_000);

it('of a fixed amount holds for its plans alone, and a change shows what the plan will cost', async () => {
  await billing.db.rows(
    "/* test.fixed */ INSERT INTO promotion (code, label, amount, currency, plan_ids, valid_from, renewals) VALUES ('TWOPOUNDS', 'Two pounds off', 200, 'GBP', '{everything-1}', '2026-01-01', 5)",
  );
  const member = await billing.member('fixed');
  await billing.buy(member, 'subscribe', {
    priceId: await billing.priceOf('everything', 1),
    promotionCode: 'twopounds',
  });
  expect((await info(member)).customer.activeCoupon).toEqual({
    amount: 200,
    type: 'FIXED',
    code: 'TWOPOUNDS',
    label: 'Two pounds off',
    renewals: 5,
  });
  await billing.buy(member, 'change', { priceId: await billing.priceOf('essential', 1) });
  expect((await info(member)).subscriptionStanding.nextPayment?.amount.amount).toBe(799);
  await toPeriodEnd(member, 1);
  expect([await paid(member), (await info(member)).customer.activeCoupon?.renewals]).toEqual([[1099, 799], 5]);
}, 60_000);
