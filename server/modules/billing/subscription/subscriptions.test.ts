import { seedDemoAccounts } from '#server/engines/identity/seedDemoAccounts.ts';
import { nowOf, accountOf, lockAccount } from '#server/modules/billing/core/index.ts';
import { triedCards } from '#server/modules/billing/payments/triedCards.ts';
import { confirmQuote, type StoredQuote } from '#server/modules/billing/plans/index.ts';
import { seedSampleCatalogue } from '#server/modules/billing/plans/seedSampleCatalogue.ts';
import { billingServices } from '#server/modules/billing/purchases/index.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import { createMailer } from '#server/platform/mail/createMailer.ts';
import { aRecord, aRecordSet, publishRecords } from '#test/support/server/publishRecords.ts';
import { putIssue, putTitle } from '#test/support/server/putNewspaper.ts';
import { mailsTo } from '#test/support/server/sentMail.ts';
import { siteIdentity } from '#test/support/server/siteIdentity.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

import { fulfilSubscription } from './fulfilSubscription.ts';
import { seedDemoBilling } from './seedDemoBilling.ts';

const settings = readSettings({});
const { rules, quoters } = billingServices(settings);
const book = { quoters, zone: rules.zone };
const PAYMENT = { grants: ['payment'] };

const CURRENT = `query currentSubscription($states: [SubscriptionState!]!) { subscriptions(states: $states) { id state type createdAt expiresAt plan { id name groupName durationInMonths displayName isGift } } }`;
const INFO = `query subscriptionInfo { customer { lastSubscription { id state type createdAt expiresAt plan { id name groupName durationInMonths displayName isGift } }
  activeCoupon { amount type code label renewals } savedPaymentDetails { brand last4 expiryMonth expiryYear isExpiring } } }`;
const STANDING = `phase plan { id } paidUntil renews nextPayment { at why amount { amount currency } tax { amount } taxRate lastAmount { amount } } pendingChange { plan { id } amount { amount } }
  coolingOff { until refund { amount } } pastDue { graceUntil } pause { endsAt unusedDays } canCancel canResume canPause canChange`;
const OFFERS = `query Plans($currency: String, $gift: Boolean) { planOffers(currency: $currency, gift: $gift) { tier displayName opens holdings trialDays
  prices { priceId plan { id durationInMonths } total { amount currency } perMonth { amount } was { amount } nextYear { amount } } } }`;
const QUOTE = `mutation Quote($kind: String!, $input: QuoteInput!) { makeQuote(kind: $kind, input: $input) { problems { field code message }
  quote { id kind lines { description amount { amount } } total { amount currency } net { amount } tax { amount } taxRate country later { at why amount { amount } } expiresAt } } }`;
const act = (name: string, args = '') =>
  `mutation Act { ${name}${args} { problems { code message } standing { ${STANDING} } } }`;

interface Shown {
  tier: string;
  trialDays: number;
  opens: string[];
  prices: {
    priceId: string;
    plan: { id: string; durationInMonths: number };
    total: { amount: number; currency: string };
    perMonth: { amount: number };
    was: unknown;
    nextYear: { amount: number };
  }[];
}
interface Quoted {
  makeQuote: { problems: { field: string; code: string }[]; quote: (Record<string, unknown> & { id: string }) | null };
}
type Acted = Record<string, { problems: { code: string }[]; standing: Record<string, unknown> | null }>;

let site: TestApp;
const ids: Record<string, number> = {};
beforeAll(async () => {
  site = await startTestApp();
  await seedDemoAccounts(site.db, settings.secret);
  await seedSampleCatalogue(site.db);
  await seedDemoBilling(site.db, rules);
  await seedDemoBilling(site.db, rules);
  await publishRecords(site.db, aRecordSet({ id: 'PAID', access: 'subscribers' }), [
    aRecord('1', { LastName: 'PINCH' }),
    aRecord('2', { LastName: 'ROWE' }),
  ]);
  await putTitle(site.db, { id: 'n-paid', name: 'Paid News' });
  for (const date of ['1850-01-05', '1860-01-07', '1870-01-01']) await putIssue(site.db, 'n-paid', date, []);
  await site.db.rows(
    "/* test.paidYears */ INSERT INTO access_rule (title_id, from_date, to_date, access) VALUES ('n-paid', '1855-01-01', '1869-12-31', 'subscribers')",
  );
  for (const { id, email } of await site.db.rows<{ id: number; email: string }>(
    '/* test.members */ SELECT id, email FROM member',
  ))
    ids[email.replace('@example.com', '')] = id;
  await site.db.rows(
    "/* test.trees */ INSERT INTO tree (owner_id, name, is_public, needs_subscription) VALUES (NULL, 'The site’s own', true, true), ($1, 'A member’s', true, true)",
    [ids.active],
  );
}, 120_000);
afterAll(() => site?.close());

const as = (who: string) => ({ memberId: ids[who] ?? 0, ...PAYMENT });
const offers = async (currency: string | null = null, gift = false): Promise<Shown[]> =>
  (await site.ask<{ planOffers: Shown[] }>(OFFERS, { currency, gift })).data?.planOffers ?? [];
const priceOf = async (planId: string, currency = 'GBP'): Promise<string> =>
  (await offers(currency)).flatMap(({ prices }) => prices).find(({ plan }) => plan.id === planId)?.priceId ?? '';
const quoted = async (who: string, kind: string, input: object): Promise<Quoted['makeQuote']> => {
  const answer = await site.ask<Quoted>(QUOTE, { kind, input }, as(who));
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  return answer.data.makeQuote;
};
const done = async (
  who: string,
  name: string,
  args = '',
): Promise<{ codes: string[]; standing: Record<string, unknown> | null }> => {
  const answer = await site.ask<Acted>(act(name, args), {}, as(who));
  const result = answer.data?.[name];
  if (!result) throw new Error(JSON.stringify(answer.errors));
  return { codes: result.problems.map(({ code }) => code), standing: result.standing };
};
/** Pays for a quote, without a processor. */
const pay = (who: string, quoteId: string, kind: 'subscribe' | 'trial' | 'change') =>
  site.db.transaction(async (tx) => {
    const account = await lockAccount(tx, (await accountOf(tx, ids[who] ?? 0)).id);
    const confirmed = await confirmQuote(tx, account, quoteId, nowOf(account), book);
    if (!('quote' in confirmed)) return confirmed;
    const parts = {
      rules,
      mailer: createMailer({ db: site.db, secret: settings.secret, siteIdentity }),
      publicUrl: 'http://localhost:3000',
    };
    const subscriptionId = confirmed.quote.subject.subscriptionId;
    return fulfilSubscription(tx, parts, {
      kind,
      account,
      quote: confirmed.quote,
      invoiceId: null,
      subscriptionId: subscriptionId ? Number(subscriptionId) : null,
      now: nowOf(account),
    });
  });
const subscribed = async (who: string, planId: string): Promise<void> => {
  const { quote } = await quoted(who, 'subscribe', { priceId: await priceOf(planId) });
  await pay(who, quote?.id ?? '', 'subscribe');
};
const mails = async (who: string) => mailsTo(site.db, settings.secret, `${who}@example.com`);
const ahead = (who: string, days: number) =>
  site.db.rows('/* test.ahead */ UPDATE billing_account SET clock_ahead_ms = $2 WHERE member_id = $1', [
    ids[who],
    days * 86_400_000,
  ]);

describe('what is sold', () => {
  it('is shown to visitors with the whole price, what a month and a year of it cost', async () => {
    const [essential, everything, ...others] = await offers();
    expect(others).toEqual([]);
    expect([essential?.tier, everything?.tier, everything?.trialDays]).toEqual(['essential', 'everything', 14]);
    // Of a subscriber's holdings what there is, counted; pages of records this site has none of, and its own tree is no
    // other member's.
    expect(essential?.opens).toEqual(['2 records in 1 record set']);
    expect(everything?.opens).toEqual([
      '2 records in 1 record set',
      '1 newspaper page from 1 newspaper',
      '1 family tree of other members',
    ]);
    expect(
      everything?.prices.map(({ plan, total, perMonth, nextYear, was }) => [
        plan.durationInMonths,
        total.amount,
        perMonth.amount,
        nextYear.amount,
        was,
      ]),
    ).toEqual([
      [1, 1299, 1299, 15_588, null],
      [3, 3299, 1100, 13_196, null],
      [12, 11_999, 1000, 11_999, null],
    ]);
    expect((await offers('EUR'))[0]?.prices.map(({ total }) => `${total.amount} ${total.currency}`)).toEqual([
      '949 EUR',
      '2399 EUR',
      '7199 EUR',
    ]);
    expect((await offers('JPY'))[0]?.prices[0]?.total.currency).toBe('GBP');
    expect((await offers(null, true)).flatMap(({ prices }) => prices.map(({ plan }) => plan.id))).toEqual([
      'everything-gift',
    ]);
  });

  it('has a struck price only where a higher one was asked within 30 days', async () => {
    const move = (days: number) =>
      site.db.rows(
        `/* test.oldPrice */ INSERT INTO price (plan_id, currency, amount, valid_from, valid_to) SELECT 'essential-1', 'GBP', 899, '2025-01-01', $1`,
        [new Date(Date.now() - days * 86_400_000)],
      );
    const was = async () => (await offers())[0]?.prices[0]?.was;
    await move(31);
    expect(await was()).toBeNull();
    await move(29);
    expect(await was()).toEqual({ amount: 899 });
    await site.db.rows('/* test.noOldPrice */ DELETE FROM price WHERE amount = 899');
  });
});

describe('a member’s subscriptions', () => {
  const mine = async (who: string, states = ['ACTIVE', 'CANCELED', 'PAUSED']) =>
    (await site.ask<{ subscriptions: Record<string, unknown>[] }>(CURRENT, { states }, as(who))).data?.subscriptions;

  it('ENT-009 ENT-010 are answered newest first, with the fields of the specification', async () => {
    expect(await mine('active')).toEqual([
      {
        id: expect.any(String),
        state: 'ACTIVE',
        type: 'CARD',
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/u),
        expiresAt: expect.stringMatching(/^\d{4}-.*Z$/u),
        plan: {
          id: 'demo-yearly',
          name: 'Everything, yearly',
          groupName: null,
          durationInMonths: 12,
          displayName: 'Everything',
          isGift: false,
        },
      },
    ]);
    expect((await mine('voucher'))?.[0]).toMatchObject({ type: 'VOUCHER' });
    expect((await mine('partner'))?.[0]).toMatchObject({ plan: { groupName: 'partner' } });
    expect([
      (await mine('paused'))?.[0]?.state,
      (await mine('canceled'))?.[0]?.state,
      (await mine('expired'))?.[0]?.state,
    ]).toEqual(['PAUSED', 'CANCELED', 'ACTIVE']);
    await site.db.rows(
      "/* test.newer */ INSERT INTO subscription (member_id, plan_id, state, type, created_at, expires_at) VALUES ($1, 'essential-1', 'CANCELED', 'CARD', now(), now())",
      [ids.expired],
    );
    expect((await mine('expired'))?.map(({ state }) => state)).toEqual(['CANCELED', 'ACTIVE']);
    expect(await mine('expired', ['PAUSED'])).toEqual([]);
    expect(await mine('member')).toEqual([]);
  });

  it('are told as a customer has them, and to no visitor', async () => {
    const info = await site.ask<{ customer: Record<string, unknown> }>(INFO, {}, as('active'));
    expect(info.data?.customer).toMatchObject({
      lastSubscription: { state: 'ACTIVE', plan: { displayName: 'Everything' } },
    });
    expect(Object.keys(info.data?.customer ?? {})).toEqual(['lastSubscription', 'activeCoupon', 'savedPaymentDetails']);
    expect((await site.ask(INFO)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await site.ask(CURRENT, { states: ['ACTIVE'] })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('a quote', () => {
  it('of a subscription has the tax in the price and the next payment, and is what is charged', async () => {
    const { quote } = await quoted('member', 'subscribe', { priceId: await priceOf('everything-1') });
    expect(quote).toMatchObject({
      lines: [{ description: 'Everything, 1 month', amount: { amount: 1299 } }],
      total: { amount: 1299, currency: 'GBP' },
      net: { amount: 1082 },
      tax: { amount: 217 },
      taxRate: 2000,
      country: 'GB',
      later: { why: 'renewal', amount: { amount: 1299 } },
    });
    expect(
      (await quoted('member', 'subscribe', { priceId: await priceOf('everything-1'), country: 'IE' })).quote,
    ).toMatchObject({ net: { amount: 1056 }, tax: { amount: 243 }, country: 'IE' });
  });

  it.each([
    ['an unknown price', 'subscribe', { priceId: '999999' }, 'NOT_SOLD'],
    ['what is no number', 'subscribe', { priceId: '1 OR 1=1' }, 'NOT_SOLD'],
    ['a negative number', 'subscribe', { priceId: '-1' }, 'NOT_SOLD'],
    ['nothing', 'subscribe', {}, 'NOT_SOLD'],
    ['a huge text', 'subscribe', { priceId: 'x'.repeat(5000) }, 'BAD_INPUT'],
    ['NUL', 'subscribe', { promotionCode: 'a\u0000b' }, 'BAD_INPUT'],
    ['an unknown kind', 'steal', {}, 'BAD_INPUT'],
    ['a plan in place of a price', 'change', { priceId: 'everything-1' }, 'NOT_SOLD'],
  ])('of %s is refused', async (_what, kind, input, code) => {
    expect(await quoted('member', kind, input)).toMatchObject({ quote: null, problems: [{ code }] });
  });

  it('is refused to visitors, to members without the grant, for unknown codes and in another currency', async () => {
    expect((await site.ask(QUOTE, { kind: 'subscribe', input: {} })).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
    expect(
      (await site.ask(QUOTE, { kind: 'subscribe', input: {} }, { memberId: ids.member ?? 0, grants: ['help'] }))
        .errors?.[0]?.extensions.code,
    ).toBe('FORBIDDEN');
    expect(
      (await quoted('member', 'subscribe', { priceId: await priceOf('everything-1'), promotionCode: 'FREE' })).problems,
    ).toMatchObject([{ field: 'promotionCode', code: 'CODE_UNKNOWN' }]);
    expect(
      (await quoted('active', 'change', { priceId: await priceOf('essential-12', 'EUR') })).problems,
    ).toMatchObject([{ code: 'OTHER_CURRENCY' }]);
    expect((await quoted('active', 'subscribe', { priceId: await priceOf('everything-1') })).problems).toMatchObject([
      { code: 'ALREADY_SUBSCRIBED' },
    ]);
    expect((await quoted('active', 'trial', { priceId: await priceOf('demo-yearly') })).problems).toMatchObject([
      { code: 'ALREADY_SUBSCRIBED' },
    ]);
    expect((await quoted('canceled', 'trial', { priceId: await priceOf('demo-yearly') })).problems).toMatchObject([
      { code: 'TRIAL_USED' },
    ]);
    expect((await quoted('member', 'trial', { priceId: await priceOf('everything-1') })).problems).toMatchObject([
      { code: 'NO_TRIAL' },
    ]);
  });

  it('that has gone stale is answered with the new one, and a stranger’s is unknown', async () => {
    const { quote } = await quoted('second', 'subscribe', { priceId: await priceOf('essential-1') });
    const confirm = (who: string, at: Date) =>
      site.db.transaction(async (tx) =>
        confirmQuote(tx, await lockAccount(tx, (await accountOf(tx, ids[who] ?? 0)).id), quote?.id ?? '', at, book),
      );
    expect(await confirm('second', new Date())).toMatchObject({ quote: { total: 799 } });
    const later = (await confirm('second', new Date(Date.now() + 16 * 60_000))) as { stale: StoredQuote };
    expect([later.stale.quote.total, later.stale.id === quote?.id]).toEqual([799, false]);
    expect(await confirm('member', new Date())).toMatchObject({ unknown: [{ code: 'QUOTE_UNKNOWN' }] });
    await site.db.rows(
      "/* test.dearer */ UPDATE price SET amount = 899 WHERE plan_id = 'essential-1' AND currency = 'GBP'",
    );
    expect(await confirm('second', new Date())).toMatchObject({ stale: { quote: { total: 899 } } });
    await site.db.rows(
      "/* test.cheaper */ UPDATE price SET amount = 799 WHERE plan_id = 'essential-1' AND currency = 'GBP'",
    );
  });
});

describe('a subscription', () => {
  it('that was paid for is open until its day, and never has a second beside it', async () => {
    const { quote } = await quoted('second', 'subscribe', { priceId: await priceOf('everything-1') });
    const another = (await quoted('second', 'subscribe', { priceId: await priceOf('essential-1') })).quote;
    const answers = await Promise.allSettled([
      pay('second', quote?.id ?? '', 'subscribe'),
      pay('second', another?.id ?? '', 'subscribe'),
    ]);
    expect(
      answers.filter(
        ({ status, ...rest }) => status === 'fulfilled' && 'subscriptionId' in (rest as { value: object }).value,
      ),
    ).toHaveLength(1);
    expect(
      await site.db.rows('/* test.rows */ SELECT state FROM subscription WHERE member_id = $1', [ids.second]),
    ).toEqual([{ state: 'ACTIVE' }]);
    const [mail] = await mails('second');
    expect(mail?.kind).toBe('subscription-started');
    expect(mail?.text).toMatch(/£(?:12\.99|7\.99) \(including £\d\.\d\d tax\)/u);
    expect(mail?.text).toContain('Cancel subscription');
  });

  it('as a trial costs nothing until its end and says when', async () => {
    const { quote } = await quoted('social', 'trial', { priceId: await priceOf('demo-yearly') });
    expect(quote).toMatchObject({ total: { amount: 0 }, later: { why: 'trialEnd', amount: { amount: 11_999 } } });
    await pay('social', quote?.id ?? '', 'trial');
    const { standing } = await done('social', 'cancelSubscription');
    expect(standing).toMatchObject({ phase: 'CANCELING', renews: false, nextPayment: null, canResume: true });
    expect(await done('social', 'resumeSubscription')).toMatchObject({
      codes: [],
      standing: {
        phase: 'TRIALING',
        nextPayment: { why: 'trialEnd', amount: { amount: 11_999, currency: 'GBP' }, lastAmount: null },
      },
    });
    expect((await done('social', 'pauseSubscription', '(months: 1)')).codes).toEqual(['TRIAL']);
    expect((await mails('social')).map(({ kind }) => kind)).toEqual([
      'subscription-resumed',
      'subscription-canceled',
      'subscription-trialStarted',
    ]);
  });

  it('is tried free once for a card, whichever account it is saved in', async () => {
    const save = async (who: string, fingerprint: string) =>
      site.db.rows(
        `/* test.card */ INSERT INTO saved_card (billing_account_id, member_id, processor, processor_method, brand, last4, expiry_month, expiry_year, fingerprint, is_default, created_at)
         VALUES ($1, $2, 'sandbox', $3, 'visa', '4242', 12, 2040, $4, false, now())`,
        [(await accountOf(site.db, ids[who] ?? 0)).id, ids[who], `pm_${who}`, fingerprint],
      );
    await triedCards(site.db).note('fp-1', new Date());
    await save('credentials', 'fp-1');
    await save('mfa', 'fp-2');
    expect((await quoted('credentials', 'trial', { priceId: await priceOf('demo-yearly') })).problems).toMatchObject([
      { code: 'TRIAL_USED' },
    ]);
    expect((await quoted('mfa', 'trial', { priceId: await priceOf('demo-yearly') })).problems).toEqual([]);
  });

  it('pauses and goes on with its days, for one to three months', async () => {
    await subscribed('mfa-on', 'demo-yearly');
    const before = (await done('mfa-on', 'cancelPendingChange')).standing;
    for (const months of [0, -1, 4, 2_147_483_647])
      expect((await done('mfa-on', 'pauseSubscription', `(months: ${months})`)).codes).toEqual(['BAD_LENGTH']);
    const paused = (await done('mfa-on', 'pauseSubscription', '(months: 2)')).standing;
    expect(paused).toMatchObject({ phase: 'PAUSED', nextPayment: null, canCancel: true, canResume: true });
    await ahead('mfa-on', 10);
    const resumed = (await done('mfa-on', 'resumeSubscription')).standing;
    expect(resumed).toMatchObject({ phase: 'ACTIVE', pause: null });
    expect(
      Math.round((Date.parse(String(resumed?.paidUntil)) - Date.parse(String(before?.paidUntil))) / 86_400_000),
    ).toBe(10);
  });

  it('changes to a greater plan at once for the price less the unused days, and to a lesser one later', async () => {
    await subscribed('staff', 'essential-12');
    const up = (await quoted('staff', 'change', { priceId: await priceOf('demo-yearly') })).quote;
    expect(up).toMatchObject({
      total: { amount: 6_000 },
      lines: [
        { amount: { amount: 11_999 } },
        { description: '365 unused days of Essential', amount: { amount: -5_999 } },
      ],
    });
    await pay('staff', up?.id ?? '', 'change');
    const down = (await quoted('staff', 'change', { priceId: await priceOf('essential-1') })).quote;
    expect(down).toMatchObject({ total: { amount: 0 }, later: { amount: { amount: 799 }, why: 'renewal' } });
    await pay('staff', down?.id ?? '', 'change');
    const { standing } = await done('staff', 'pauseSubscription', '(months: 9)');
    expect(standing).toMatchObject({
      plan: { id: 'demo-yearly' },
      pendingChange: { plan: { id: 'essential-1' }, amount: { amount: 799 } },
      nextPayment: { amount: { amount: 799 }, lastAmount: { amount: 11_999 } },
    });
    expect(await done('staff', 'cancelPendingChange')).toMatchObject({ codes: [], standing: { pendingChange: null } });
    expect((await done('staff', 'cancelPendingChange')).codes).toEqual(['NO_CHANGE']);
    expect((await quoted('staff', 'change', { priceId: await priceOf('demo-yearly') })).problems).toMatchObject([
      { code: 'NO_CHANGE' },
    ]);
  });

  it('is cancelled in one call, keeps its days and can be taken up again; what is not ours says so', async () => {
    expect(await done('active', 'cancelSubscription')).toMatchObject({
      codes: [],
      standing: { phase: 'CANCELING', canResume: true, canPause: false },
    });
    expect((await done('active', 'cancelSubscription')).codes).toEqual(['CANCELED']);
    expect(await done('active', 'resumeSubscription')).toMatchObject({ codes: [], standing: { phase: 'ACTIVE' } });
    expect(await done('appstore', 'cancelSubscription')).toEqual({ codes: ['NO_SUBSCRIPTION'], standing: null });
    expect((await done('paused', 'resumeSubscription')).standing).toMatchObject({ phase: 'ACTIVE' });
    expect((await done('voucher', 'cancelSubscription')).codes).toEqual(['NOT_RENEWING']);
    expect((await site.ask(act('cancelSubscription'))).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
