import fc from 'fast-check';

import { DAY_MS } from '#domain/kernel/values/durations.ts';
import { accountOf } from '#server/modules/billing/core/index.ts';
import { redeemCode } from '#server/modules/billing/gifts/redeemCode.ts';
import { buyWithCredits } from '#server/modules/billing/items/buyWithCredits.ts';
import { billingServices, giftsOf } from '#server/modules/billing/purchases/index.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { type BillingSite, GOOD_CARD, startBillingSite } from '#test/support/server/billingSite.ts';
import { aRecord, aRecordSet, publishRecords } from '#test/support/server/publishRecords.ts';
import { typed } from '#test/support/server/startSandbox.ts';

import { refundPayment } from './refundPayment.ts';
import { settleCheckout } from './settleCheckout.ts';
import { sweepPayments } from './startSweep.ts';
import { triedCards } from './triedCards.ts';

const FIFTY = 50;
/** Cards that pay: a trial is had once with each. */
const CARDS = { second: '5555555555554444', third: '378282246310005', fourth: '30569309025904' };
let billing: BillingSite;
beforeAll(async () => {
  billing = await startBillingSite();
  await publishRecords(
    billing.db,
    aRecordSet(),
    Array.from({ length: FIFTY }, (_, at) =>
      aRecord(String(at + 1), { FirstName: 'William', LastName: `PINCH ${at}`, EventYear: '1871' }),
    ),
  );
}, 60_000);
afterAll(() => billing.close());

type Member = Awaited<ReturnType<BillingSite['member']>>;

/** What a member has, what they paid and got back by our books, and what the processor took from them. */
async function standingOf({ memberId, accountId }: { memberId?: number; accountId?: number }) {
  const account = await billing.db.one<{ id: number }>(
    '/* test.account */ SELECT id FROM billing_account WHERE member_id = $1 OR id = $2',
    [memberId ?? null, accountId ?? null],
  );
  const payments = await billing.db.rows<{ id: string; amount: number; state: string; refunded: number }>(
    '/* test.payments */ SELECT id, amount, state, refunded FROM payment WHERE billing_account_id = $1',
    [account?.id ?? 0],
  );
  const found = await Promise.all(payments.map(({ id }) => billing.sandbox.processor.findByReference(id)));
  const paid = payments.filter(({ state }) => state === 'SUCCEEDED');
  const subscriptions = await billing.db.rows(
    '/* test.subscriptions */ SELECT id FROM subscription WHERE member_id = $1',
    [memberId ?? 0],
  );
  return {
    subscriptions: subscriptions.length,
    paid: paid.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0),
    taken: found.reduce(
      (sum, payment) => sum + (payment?.status === 'succeeded' ? payment.amount - payment.refunded : 0),
      0,
    ),
  };
}

const subscribing = async (member: Member, tier = 'essential', months = 1) =>
  (await billing.quote(member, 'subscribe', { priceId: await billing.priceOf(tier, months) })).quote?.id ?? '';
async function opened(member: Member, quoteId: string): Promise<{ id: string; url: string }> {
  const { checkout, problem } = await billing.start(member, quoteId);
  if (!checkout?.url) throw new Error(`No page was opened: ${problem}`);
  return { id: checkout.id, url: checkout.url };
}
const ask = async <Value>(query: string, variables: object, as: Member) => {
  const answer = await billing.site.ask<Record<string, Value>>(query, variables, as);
  return answer.data ? (Object.values(answer.data)[0] as Value) : (answer.errors?.[0]?.extensions.code ?? null);
};
const CHECKOUT = 'query Checkout($id: ID!) { checkout(id: $id) { id state url } }';

// Whatever was tried: every entry balances, and our books and the processor’s agree.
afterEach(async () => {
  await sweepPayments(billing.payments);
  expect(await runAdmin(billing.db, ['billing', 'check'])).toMatchObject({ code: 0, out: 'The books add up.' });
});

describe('what is another member’s looks like nothing', () => {
  it('a checkout, its price, an invoice, a gift and a card', async () => {
    const [owner, thief] = [await billing.member('owner'), await billing.member('thief')];
    const quoteId = await subscribing(owner);
    expect((await billing.start(thief, quoteId)).problem).toBe('QUOTE_UNKNOWN');
    const { id, url } = await opened(owner, quoteId);
    expect([
      await ask(CHECKOUT, { id }, thief),
      await billing.settle(thief, id),
      await billing.cancel(thief, id),
    ]).toEqual([null, null, null]);
    await billing.sandbox.press(url, typed(GOOD_CARD));
    const done = await billing.settle(owner, id);
    expect(done).toMatchObject({ state: 'DONE' });
    const pdf = (as: Member | null) =>
      billing.site.app.inject({
        method: 'GET',
        url: `/api/invoices/${done?.invoiceId}.pdf`,
        headers: as ? billing.site.headersOf(as) : {},
      });
    expect([(await pdf(owner)).statusCode, (await pdf(thief)).statusCode, (await pdf(null)).statusCode]).toEqual([
      200, 404, 404,
    ]);
    const { giftId } = (await ask<{ giftId: string }>(
      'mutation Create($input: GiftInput!) { createGift(input: $input) { giftId } }',
      {
        input: {
          recipientName: 'Grace',
          recipientEmail: '',
          senderName: 'Amos',
          message: '',
          delivery: 'PRINT',
          deliverOn: '',
          priceId: String(
            (
              await billing.db.one<{ id: number }>(
                "/* test.gift */ SELECT r.id FROM price r JOIN plan p ON p.id = r.plan_id WHERE p.is_gift AND r.currency = 'GBP'",
              )
            )?.id,
          ),
        },
      },
      owner,
    )) as { giftId: string };
    expect((await billing.quote(thief, 'gift', { giftId })).problems).toMatchObject([{ code: 'NOT_SOLD' }]);
    const [card] = (await ask<{ id: string }[]>('query Cards { savedCards { id } }', {}, owner)) as { id: string }[];
    expect(await ask('mutation Remove($id: ID!) { removeSavedCard(id: $id) }', { id: card?.id }, thief)).toBe(false);
    expect(await ask('query Cards { savedCards { id } }', {}, thief)).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['a number', '0'],
    ['a statement', "' OR 1=1 --"],
    ['no checkout', '00000000-0000-4000-8000-000000000000'],
    ['ten thousand letters', 'x'.repeat(10_000)],
    ['NUL', '\u0000'],
  ])('an id that is %s is none of anyone’s', async (what, id) => {
    const member = await billing.member(`odd-${what.replaceAll(' ', '-')}`);
    expect([
      await billing.settle(member, id),
      await ask(CHECKOUT, { id }, member),
      (await billing.start(member, id)).problem,
    ]).toEqual([null, null, 'QUOTE_UNKNOWN']);
  });
});

describe('fifty at once', () => {
  it('settle a payment: it is booked once', async () => {
    const member = await billing.member('settles');
    const { id, url } = await opened(member, await subscribing(member));
    await billing.sandbox.press(url, typed(GOOD_CARD));
    const states = await Promise.all(Array.from({ length: FIFTY }, () => settleCheckout(billing.payments, id)));
    expect(new Set(states.map((checkout) => checkout?.state))).toEqual(new Set(['DONE']));
    expect(await standingOf(member)).toEqual({ subscriptions: 1, paid: 799, taken: 799 });
  });

  it('redeem one gift: one of them has it', async () => {
    const giver = await billing.member('giver');
    const priceId = String(
      (
        await billing.db.one<{ id: number }>(
          "/* test.gift */ SELECT r.id FROM price r JOIN plan p ON p.id = r.plan_id WHERE p.is_gift AND r.currency = 'GBP'",
        )
      )?.id,
    );
    const { giftId } = (await ask<{ giftId: string }>(
      'mutation Create($input: GiftInput!) { createGift(input: $input) { giftId } }',
      {
        input: {
          recipientName: 'Grace',
          recipientEmail: '',
          senderName: 'Amos',
          message: '',
          delivery: 'PRINT',
          deliverOn: '',
          priceId,
        },
      },
      giver,
    )) as { giftId: string };
    await billing.buy(giver, 'gift', { giftId });
    const [gift] = (await ask<{ code: string }[]>('query Gifts { gifts { code } }', {}, giver)) as { code: string }[];
    const settings = readSettings({});
    const parts = giftsOf(billing.payments, settings);
    const members = await Promise.all(Array.from({ length: 10 }, (_, at) => billing.member(`redeemer-${at}`)));
    const answers = await Promise.all(
      Array.from({ length: FIFTY }, (_, at) =>
        redeemCode(parts, members[at % members.length]?.memberId ?? 0, gift?.code ?? ''),
      ),
    );
    expect(answers.filter((answer) => 'redeemed' in answer)).toHaveLength(1);
    expect(answers.filter((answer) => 'problem' in answer && answer.problem === 'CODE_UNKNOWN')).toHaveLength(
      FIFTY - 1,
    );
    expect(
      await billing.db.rows('/* test.given */ SELECT id FROM subscription WHERE member_id = ANY($1::bigint[])', [
        members.map(({ memberId }) => memberId),
      ]),
    ).toHaveLength(1);
  });

  it('spend the same credits on fifty records: as many are bought as they pay for', async () => {
    const member = await billing.member('spender');
    const [offered] = await billing.db.rows<{ id: string; credits: number }>(
      "/* test.package */ SELECT id, credits FROM credit_package WHERE currency = 'GBP' ORDER BY credits LIMIT 1",
    );
    expect((await billing.buy(member, 'credits', { creditPackageId: offered?.id })).state).toBe('DONE');
    const { rules } = billingServices(readSettings({}));
    const answers = await Promise.all(
      Array.from({ length: FIFTY }, (_, at) =>
        buyWithCredits(billing.db, rules, member.memberId, `ROCHE-1871/${at + 1}`, 'TRANSCRIPTION'),
      ),
    );
    const bought = await billing.db.rows<{ credits: number; recordId: string }>(
      '/* test.bought */ SELECT credits, record_id AS "recordId" FROM item_purchase WHERE member_id = $1',
      [member.memberId],
    );
    const spent = bought.reduce((sum, { credits }) => sum + credits, 0);
    expect(answers.filter((answer) => 'left' in answer)).toHaveLength(bought.length);
    expect([spent <= (offered?.credits ?? 0), spent + (bought[0]?.credits ?? 0) > (offered?.credits ?? 0)]).toEqual([
      true,
      true,
    ]);
    const again = await Promise.all(
      Array.from({ length: 10 }, () =>
        buyWithCredits(billing.db, rules, member.memberId, bought[0]?.recordId ?? '', 'TRANSCRIPTION'),
      ),
    );
    expect(new Set(again.map((answer) => ('problem' in answer ? answer.problem : 'bought')))).toEqual(
      new Set(['ALREADY_BOUGHT']),
    );
  });

  it('pay one price with several keys: one subscription, and what was paid beside it goes back', async () => {
    const member = await billing.member('keys');
    const quoteId = await subscribing(member);
    const pages = await Promise.all(Array.from({ length: 4 }, () => opened(member, quoteId)));
    for (const { url } of pages) await billing.sandbox.press(url, typed(GOOD_CARD));
    const states = await Promise.all(pages.map(({ id }) => settleCheckout(billing.payments, id)));
    expect(states.filter((checkout) => checkout?.state === 'DONE')).toHaveLength(1);
    await sweepPayments(billing.payments);
    expect(await standingOf(member)).toEqual({ subscriptions: 1, paid: 799, taken: 799 });
  });
});

describe('a plan that is changed twice at once', () => {
  it('is changed once: what was paid for the other change goes back', async () => {
    const member = await billing.member('changer');
    await billing.buy(member, 'subscribe', { priceId: await billing.priceOf('essential', 1) });
    const quoteOf = async (months: number) =>
      (await billing.quote(member, 'change', { priceId: await billing.priceOf('everything', months) })).quote;
    const [month, year] = [await quoteOf(1), await quoteOf(12)];
    const [first, second] = [await opened(member, month?.id ?? ''), await opened(member, year?.id ?? '')];
    await billing.sandbox.press(first.url, typed(GOOD_CARD));
    await billing.sandbox.press(second.url, typed(GOOD_CARD));
    expect([(await billing.settle(member, first.id))?.state, (await billing.settle(member, second.id))?.state]).toEqual(
      ['DONE', 'FAILED'],
    );
    await sweepPayments(billing.payments);
    const paid = 799 + (month?.total.amount ?? 0);
    expect(await standingOf(member)).toEqual({ subscriptions: 1, paid, taken: paid });
  });
});

describe('a trial', () => {
  it('is had once with a card, by whichever account', async () => {
    const trial = async (name: string) => {
      const member = await billing.member(name);
      return {
        member,
        checkout: await billing.buy(member, 'trial', { priceId: await billing.priceOf('everything', 12) }, GOOD_CARD),
      };
    };
    expect((await trial('first-trial')).checkout.state).toBe('DONE');
    const { member, checkout } = await trial('second-trial');
    expect(checkout).toMatchObject({ state: 'FAILED', failure: { code: 'trial_used' }, subscriptionId: null });
    expect(await standingOf(member)).toEqual({ subscriptions: 0, paid: 0, taken: 0 });
  });

  const trying = async (member: Member) =>
    opened(
      member,
      (await billing.quote(member, 'trial', { priceId: await billing.priceOf('everything', 12) })).quote?.id ?? '',
    );
  const outcome = async (member: Member, { id }: { id: string }) => {
    const settled = await billing.settle(member, id);
    return settled?.failure?.code ?? settled?.state;
  };

  it('is had once by an account, also on a page that was opened before the first', async () => {
    const member = await billing.member('trial-in-two-tabs');
    const [first, second] = [await trying(member), await trying(member)];
    await billing.sandbox.press(first.url, typed(CARDS.second));
    expect(await outcome(member, first)).toBe('DONE');
    await ask('mutation Cancel { cancelSubscription { problems { code } } }', {}, member);
    await billing.sandbox.press(second.url, typed(CARDS.second));
    expect(await outcome(member, second)).toBe('trial_used');
    expect((await standingOf(member)).subscriptions).toBe(1);
  });

  it('is had by one of two accounts that come with the same card at the same moment', async () => {
    const members = [await billing.member('trial-beside-1'), await billing.member('trial-beside-2')];
    const pages = await Promise.all(members.map(trying));
    for (const { url } of pages) await billing.sandbox.press(url, typed(CARDS.third));
    expect((await Promise.all(members.map((member, at) => outcome(member, pages[at]!)))).sort()).toEqual([
      'DONE',
      'trial_used',
    ]);
  });

  it('is not had again with a card that was removed, or whose account was erased', async () => {
    const card = CARDS.fourth;
    const [first, second, third] = [
      await billing.member('trial-removed'),
      await billing.member('trial-again'),
      await billing.member('trial-erased'),
    ];
    const tried = async (member: Member) => {
      const page = await trying(member);
      await billing.sandbox.press(page.url, typed(card));
      return outcome(member, page);
    };
    expect(await tried(first)).toBe('DONE');
    await ask('mutation Cancel { cancelSubscription { problems { code } } }', {}, first);
    const [saved] = (await ask<{ id: string }[]>('query Cards { savedCards { id } }', {}, first)) as { id: string }[];
    expect(await ask('mutation Remove($id: ID!) { removeSavedCard(id: $id) }', { id: saved?.id }, first)).toBe(true);
    expect(await tried(second)).toBe('trial_used');
    await billing.db.rows('/* test.erase */ DELETE FROM member WHERE id = $1', [first.memberId]);
    expect(await tried(third)).toBe('trial_used');
    // What is kept of a card is forgotten after two years.
    await triedCards(billing.db).forgetOld(new Date(Date.now() + 732 * DAY_MS));
    expect(await tried(third)).toBe('DONE');
  });
});

describe('a member who is erased on the way', () => {
  it('is charged nothing more from the day they ask for it', async () => {
    const member = await billing.member('leaving');
    await billing.buy(member, 'subscribe', { priceId: await billing.priceOf('essential', 1) });
    expect(await ask<{ dueAt: string }>('mutation Erase { eraseAccount { dueAt } }', {}, member)).toEqual({
      dueAt: expect.any(String),
    });
    expect(
      await billing.db.rows(
        '/* test.renews */ SELECT b.phase, b.renews FROM subscription_billing b JOIN subscription s ON s.id = b.subscription_id WHERE s.member_id = $1',
        [member.memberId],
      ),
    ).toEqual([{ phase: 'CANCELING', renews: false }]);
  });

  it.each([true, false])('sees what unused time gives back, and has it where they want it: %s', async (withdraw) => {
    const member = await billing.member(`leaving-${withdraw}`);
    const terms = () =>
      ask<{ refund: { amount: number } | null; until: string | null; stores: string[] }>(
        'query ErasureTerms { erasureTerms { refund { amount } until stores } }',
        {},
        member,
      );
    expect(await terms()).toEqual({ refund: null, until: null, stores: [] });
    // A tab of an earlier release may send that the right to withdraw is given up: it is not.
    await billing.buy(member, 'subscribe', { priceId: await billing.priceOf('essential', 1), startsAtOnce: true });
    expect(await terms()).toEqual({ refund: { amount: 799 }, until: expect.any(String), stores: [] });
    await ask(
      'mutation Erase($withdraw: Boolean) { eraseAccount(withdraw: $withdraw) { dueAt } }',
      { withdraw },
      member,
    );
    expect(
      await billing.db.rows(
        '/* test.left */ SELECT b.phase, (SELECT sum(r.amount)::int FROM refund r WHERE r.billing_account_id = b.billing_account_id) AS refunded FROM subscription_billing b JOIN subscription s ON s.id = b.subscription_id WHERE s.member_id = $1',
        [member.memberId],
      ),
    ).toEqual([withdraw ? { phase: 'ENDED', refunded: 799 } : { phase: 'CANCELING', refunded: null }]);
    // Asked twice, it is given once.
    await ask(
      'mutation Erase($withdraw: Boolean) { eraseAccount(withdraw: $withdraw) { dueAt } }',
      { withdraw },
      member,
    );
    expect(await terms()).toMatchObject({ refund: withdraw ? null : { amount: 799 } });
  });

  it('is not told of an app store’s subscription that is over by the clock of their account', async () => {
    const member = await billing.member('ahead-in-store');
    const stores = () => ask<{ stores: string[] }>('query ErasureTerms { erasureTerms { stores } }', {}, member);
    await billing.db.rows(
      "/* test.inStore */ INSERT INTO subscription (member_id, plan_id, state, type, created_at, expires_at) VALUES ($1, 'demo-yearly', 'ACTIVE', 'APPLE', now(), now() + interval '10 days')",
      [member.memberId],
    );
    expect(await stores()).toEqual({ stores: ['APPLE'] });
    await accountOf(billing.db, member.memberId);
    await billing.db.rows('/* test.ahead */ UPDATE billing_account SET clock_ahead_ms = $2 WHERE member_id = $1', [
      member.memberId,
      11 * DAY_MS,
    ]);
    expect(await stores()).toEqual({ stores: [] });
  });

  it('has no refund of time whose cooling-off period was waived in an earlier release', async () => {
    const member = await billing.member('waived');
    await billing.buy(member, 'subscribe', { priceId: await billing.priceOf('essential', 1) });
    await billing.db.rows(
      '/* test.waived */ UPDATE subscription_billing b SET waived_at = b.starts_at FROM subscription s WHERE s.id = b.subscription_id AND s.member_id = $1',
      [member.memberId],
    );
    expect(await ask('query ErasureTerms { erasureTerms { refund { amount } } }', {}, member)).toEqual({
      refund: null,
    });
    await ask('mutation Erase { eraseAccount(withdraw: true) { dueAt } }', {}, member);
    expect(
      await billing.db.rows(
        '/* test.renews */ SELECT b.phase FROM subscription_billing b JOIN subscription s ON s.id = b.subscription_id WHERE s.member_id = $1',
        [member.memberId],
      ),
    ).toEqual([{ phase: 'CANCELING' }]);
  });

  it.each(['subscribe', 'item', 'credits'] as const)('and pays all the same gets the money back: %s', async (kind) => {
    const member = await billing.member(`erased-${kind}`);
    const inputs = {
      subscribe: { priceId: await billing.priceOf('essential', 1) },
      item: { recordId: 'ROCHE-1871/9', recordItemId: 'ROCHE-1871/9:TRANSCRIPTION' },
      credits: {
        creditPackageId: (
          await billing.db.one<{ id: string }>(
            "/* test.package */ SELECT id FROM credit_package WHERE currency = 'GBP' ORDER BY credits LIMIT 1",
          )
        )?.id,
      },
    };
    const { quote } = await billing.quote(member, kind, inputs[kind]);
    const { url } = await opened(member, quote?.id ?? '');
    const account = await billing.db.one<{ id: number }>(
      '/* test.account */ SELECT id FROM billing_account WHERE member_id = $1',
      [member.memberId],
    );
    await billing.db.rows('/* test.erase */ DELETE FROM member WHERE id = $1', [member.memberId]);
    await billing.sandbox.press(url, typed(GOOD_CARD));
    await billing.db.rows(
      "/* test.later */ UPDATE payment SET next_look_at = now() - interval '1 second' WHERE next_look_at IS NOT NULL",
    );
    for (let tries = 0; tries < 20; tries += 1) {
      await sweepPayments(billing.payments);
      if ((await standingOf({ accountId: account?.id ?? 0 })).taken === 0) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(await standingOf({ accountId: account?.id ?? 0 })).toEqual({ subscriptions: 0, paid: 0, taken: 0 });
  });
});

describe('money back', () => {
  it('is whole, more than nothing, and never more than was paid, whatever is asked', async () => {
    const member = await billing.member('property');
    await billing.buy(member, 'subscribe', { priceId: await billing.priceOf('essential', 1) });
    const payment = await billing.db.one<{ id: string }>(
      '/* test.payment */ SELECT p.id FROM payment p JOIN billing_account a ON a.id = p.billing_account_id WHERE a.member_id = $1',
      [member.memberId],
    );
    let given = 0;
    let keys = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.integer({ min: -1_000, max: 1_000 }),
          fc.double(),
          fc.constantFrom(0, -0, 1e20, Number('１２'), Number.MAX_SAFE_INTEGER),
        ),
        async (amount) => {
          const answer = await refundPayment(billing.payments, {
            paymentId: payment?.id ?? '',
            amount,
            why: 'Asked for',
            key: `property-${(keys += 1)}`,
          });
          const isDue = Number.isSafeInteger(amount) && amount > 0 && given + amount <= 799;
          if (isDue) given += amount;
          expect('refund' in answer).toBe(isDue);
        },
      ),
      { numRuns: 40 },
    );
    expect(await standingOf(member)).toMatchObject({ paid: 799 - given, taken: 799 - given });
  }, 60_000);
});

describe('a flood', () => {
  it('of prices is stopped', async () => {
    const member = await billing.member('flood');
    const priceId = await billing.priceOf('essential', 1);
    const aliases = Array.from(
      { length: 400 },
      (_, at) => `a${at}: makeQuote(kind: "subscribe", input: { priceId: "${priceId}" }) { quote { id } }`,
    ).join(' ');
    expect((await billing.site.ask(`mutation Flood { ${aliases} }`, {}, member)).errors?.length ?? 0).toBeGreaterThan(
      0,
    );
    const codes = await Promise.all(
      Array.from({ length: 40 }, () =>
        ask<unknown>(
          `mutation Quote { ${Array.from({ length: 10 }, (_, at) => `a${at}: makeQuote(kind: "subscribe", input: { priceId: "${priceId}" }) { quote { id } }`).join(' ')} }`,
          {},
          member,
        ),
      ),
    );
    expect(codes).toContain('RATE_LIMITED');
    const { count } = (await billing.db.one<{ count: number }>(
      '/* test.quotes */ SELECT count(*)::int AS count FROM quote q JOIN billing_account a ON a.id = q.billing_account_id WHERE a.member_id = $1',
      [member.memberId],
    )) ?? { count: 0 };
    expect(count).toBeLessThanOrEqual(300);
  });
});
