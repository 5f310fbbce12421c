import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { DAY_MS } from '#domain/kernel/values/durations.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { accountOf } from '#server/modules/billing/core/index.ts';
import { checkBilling } from '#server/modules/billing/subscription/index.ts';
import { type BillingSite, startBillingSite } from '#test/support/server/billingSite.ts';

type Member = Partial<Viewer> & { memberId: number };
interface Answer {
  isDone: boolean;
  problems: { field: string; code: string }[];
}
interface Shown {
  today: string;
  plans: {
    id: string;
    isOffered: boolean;
    running: number;
    prices: {
      id: string;
      amount: { amount: number; currency: string };
      state: string;
      until: string | null;
      renewing: number;
    }[];
  }[];
  promotions: { code: string; state: string; uses: number; percentBasisPoints: number | null }[];
}
interface Previewed {
  problems: { field: string; code: string }[];
  at: string;
  offers: {
    tier: string;
    displayName: string;
    prices: { plan: { id: string }; total: { amount: number }; was: { amount: number } | null }[];
  }[];
  discounted: { planId: string; price: { amount: number }; total: { amount: number } }[];
}

const CATALOGUE =
  'query Shown { catalogue { today plans { id isOffered running prices { id amount { amount currency } state until renewing } } promotions { code state uses percentBasisPoints } } }';
const CHANGE =
  'mutation Change($change: CatalogueChangeInput!, $note: String!) { changeCatalogue(change: $change, note: $note) { isDone problems { field code } } }';
const PREVIEW = `query Preview($change: CatalogueChangeInput!, $currency: String!) { previewCatalogueChange(change: $change, currency: $currency) { problems { field code } at
  offers { tier displayName prices { plan { id } total { amount } was { amount } } } discounted { planId price { amount } total { amount } } } }`;
const OFFERS =
  'query Offers { planOffers(currency: "GBP") { tier displayName prices { plan { id } total { amount } was { amount } } } }';

let billing: BillingSite;
let ann: Member;
beforeAll(async () => {
  billing = await startBillingSite();
  const made = await createMember(billing.db, {
    email: 'ann@muniment.test',
    firstName: 'Ann',
    lastName: 'Staff',
    passwordHash: 'x',
    kind: 'internal',
  });
  ann = { memberId: made?.id ?? 0, isInternal: true };
}, 120_000);
afterEach(async () => expect(await checkBilling(billing.db)).toEqual([]));
afterAll(() => billing?.close());

async function ask<Data>(query: string, variables: object = {}, as: Partial<Viewer> | undefined = ann): Promise<Data> {
  const { data, errors } = await billing.site.ask<Record<string, Data>>(query, variables, as);
  if (errors || !data) throw new Error(String(errors?.[0]?.extensions.code));
  return Object.values(data)[0] as Data;
}
const shown = () => ask<Shown>(CATALOGUE);
const change = (what: object, note = 'agreed on Monday', as: Partial<Viewer> = ann) =>
  ask<Answer>(CHANGE, { change: what, note }, as);
const preview = (what: object, currency = 'GBP') => ask<Previewed>(PREVIEW, { change: what, currency });
const offers = () => ask<Previewed['offers']>(OFFERS, {}, {});
const pricesOf = async (planId: string, currency = 'GBP') =>
  (await shown()).plans.find(({ id }) => id === planId)?.prices.filter(({ amount }) => amount.currency === currency) ??
  [];
const presentOf = async (planId: string) => (await pricesOf(planId)).find(({ state }) => state === 'PRESENT');
const offered = (list: Previewed['offers'], planId: string) =>
  list.flatMap(({ prices }) => prices).find(({ plan }) => plan.id === planId);
const acts = () =>
  billing.db.rows<{ reason: string; before: object | null; after: object }>(
    "/* test.acts */ SELECT reason, before, after FROM staff_act WHERE what = 'catalogue-changed' ORDER BY id",
  );
const later = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const DONE = { isDone: true, problems: [] };
const refused = (field: string, code: string) => ({ isDone: false, problems: [{ field, code }] });

describe('a price', () => {
  it('is looked at before it is changed: the look is what then happens, and changes nothing', async () => {
    const { today } = await shown();
    const price = {
      planId: 'essential-1',
      currency: 'GBP',
      amount: '8.99',
      from: today,
      replaces: (await presentOf('essential-1'))?.id,
    };
    const looked = await preview({ price });
    expect(looked.problems).toEqual([]);
    expect(offered(looked.offers, 'essential-1')).toMatchObject({ total: { amount: 899 }, was: null });
    expect(offered(await offers(), 'essential-1')).toMatchObject({ total: { amount: 799 } });
    expect(await acts()).toEqual([]);
  });

  it('changes for who buys from then on; who subscribed renews at what was agreed', async () => {
    const member = await billing.member('loyal');
    await billing.buy(member, 'subscribe', { priceId: await billing.priceOf('essential', 3) });
    const stale = await billing.quote(await billing.member('slow'), 'subscribe', {
      priceId: await billing.priceOf('essential', 3),
    });
    const { today } = await shown();
    const old = await presentOf('essential-3');
    expect(
      await change({
        price: { planId: 'essential-3', currency: 'GBP', amount: '14.99', from: today, replaces: old?.id },
      }),
    ).toEqual(DONE);
    expect(await pricesOf('essential-3')).toMatchObject([
      { amount: { amount: 1_499 }, state: 'PRESENT', renewing: 0 },
      { id: old?.id, amount: { amount: 1_999 }, state: 'PAST', renewing: 1 },
    ]);
    expect(offered(await offers(), 'essential-3')).toMatchObject({ total: { amount: 1_499 }, was: { amount: 1_999 } });
    const standing = await ask<{ nextPayment: { amount: { amount: number } } }>(
      'query Standing { subscriptionStanding { nextPayment { amount { amount } } } }',
      {},
      member,
    );
    expect(standing.nextPayment.amount.amount).toBe(1_999);
    expect(
      (await billing.start({ ...(await billing.member('slow-again')) }, stale.quote?.id ?? '')).problem,
    ).not.toBeNull();
    expect((await acts()).at(-1)).toMatchObject({
      reason: 'agreed on Monday',
      before: { plan: 'essential-3', amount: 1_999 },
      after: { plan: 'essential-3', amount: 1_499, currency: 'GBP' },
    });
  }, 60_000);

  it('is planned for a later date at midnight of the site, and dropped before it begins', async () => {
    const old = await presentOf('everything-3');
    const price = { planId: 'everything-3', currency: 'GBP', amount: '34.99', from: '2027-07-01', replaces: old?.id };
    expect((await preview({ price })).at).toBe('2027-06-30T23:00:00.000Z');
    expect(await change({ price })).toEqual(DONE);
    expect(await change({ price: { ...price, amount: '39.99' } })).toEqual(refused('from', 'PLANNED_ALREADY'));
    const [planned, present] = await pricesOf('everything-3');
    expect([planned?.state, present?.state, present?.until]).toEqual([
      'PLANNED',
      'PRESENT',
      '2027-06-30T23:00:00.000Z',
    ]);
    expect(await change({ droppedPrice: planned?.id })).toEqual(DONE);
    expect(await pricesOf('everything-3')).toMatchObject([{ id: old?.id, state: 'PRESENT', until: null }]);
    for (const id of [planned?.id, old?.id, 'x', '-1'])
      expect(await change({ droppedPrice: id })).toEqual(refused('droppedPrice', 'NOT_PLANNED'));
  });

  it('that is dropped gives the one before it the end back that it had', async () => {
    const old = await presentOf('everything-3');
    const end = '2027-09-01T00:00:00.000Z';
    await billing.db.rows('/* test.end */ UPDATE price SET valid_to = $2 WHERE id = $1', [old?.id, end]);
    expect(
      await change({
        price: { planId: 'everything-3', currency: 'GBP', amount: '34.99', from: '2027-07-01', replaces: old?.id },
      }),
    ).toEqual(DONE);
    expect(await presentOf('everything-3')).toMatchObject({ until: '2027-06-30T23:00:00.000Z' });
    expect(await change({ droppedPrice: (await pricesOf('everything-3'))[0]?.id })).toEqual(DONE);
    expect(await pricesOf('everything-3')).toMatchObject([{ id: old?.id, state: 'PRESENT', until: end }]);
  });

  it('is not dropped while someone is buying at it, whose clock is ahead', async () => {
    const old = await presentOf('demo-yearly');
    expect(
      await change({
        price: { planId: 'demo-yearly', currency: 'GBP', amount: '129.99', from: later(30), replaces: old?.id },
      }),
    ).toEqual(DONE);
    const planned = (await pricesOf('demo-yearly'))[0]?.id ?? '';
    const buyer = await billing.member('ahead');
    await accountOf(billing.db, buyer.memberId);
    await billing.db.rows('/* test.ahead */ UPDATE billing_account SET clock_ahead_ms = $2 WHERE member_id = $1', [
      buyer.memberId,
      31 * DAY_MS,
    ]);
    const { quote } = await billing.quote(buyer, 'subscribe', { priceId: planned });
    expect(await change({ droppedPrice: planned })).toEqual(refused('droppedPrice', 'BEING_BOUGHT'));
    const { checkout } = await billing.start(buyer, quote?.id ?? '');
    await billing.db.rows("/* test.later */ UPDATE quote SET expires_at = '2026-01-01' WHERE id = $1", [quote?.id]);
    expect(await change({ droppedPrice: planned })).toEqual(refused('droppedPrice', 'BEING_BOUGHT'));
    await billing.cancel(buyer, checkout?.id ?? '');
    expect(await change({ droppedPrice: planned })).toEqual(DONE);
  }, 60_000);

  it('is changed by one of two colleagues who change it at once', async () => {
    const { today } = await shown();
    const price = {
      planId: 'everything-1',
      currency: 'GBP',
      from: today,
      replaces: (await presentOf('everything-1'))?.id,
    };
    const answers = await Promise.all(['13.99', '14.99'].map((amount) => change({ price: { ...price, amount } })));
    expect(answers.map(({ isDone }) => isDone).sort()).toEqual([false, true]);
    expect(answers.flatMap(({ problems }) => problems)).toEqual([{ field: 'amount', code: 'CHANGED_MEANWHILE' }]);
    expect((await pricesOf('everything-1')).filter(({ state }) => state === 'PRESENT')).toHaveLength(1);
  });

  it('of a plan that is given, or that there is not, cannot be set', async () => {
    const { today } = await shown();
    for (const planId of ['demo-partner', 'nothing', "x' OR 1=1"])
      expect(await change({ price: { planId, currency: 'GBP', amount: '1.00', from: today, replaces: null } })).toEqual(
        refused('planId', 'NO_SUCH_PLAN'),
      );
  });
});

describe('a plan', () => {
  it('is added to an offer, priced, put on sale, and taken off again', async () => {
    const { today } = await shown();
    const newPlan = {
      tier: 'essential',
      displayName: '',
      rank: 1,
      holdings: [],
      months: 6,
      trialDays: 0,
      isGift: false,
    };
    expect(await change({ newPlan })).toEqual(DONE);
    expect(await change({ newPlan })).toEqual(refused('months', 'TERM_TAKEN'));
    expect(await change({ newPlan: { ...newPlan, tier: 'nothing' } })).toEqual(refused('tier', 'NO_SUCH_OFFER'));
    const plan = { planId: 'essential-6', displayName: 'Essential', trialDays: 7, isOffered: true };
    expect(await change({ plan })).toEqual(refused('isOffered', 'NO_PRICE'));
    expect(
      await change({ price: { planId: 'essential-6', currency: 'GBP', amount: '34.99', from: today, replaces: null } }),
    ).toEqual(DONE);
    expect(offered(await offers(), 'essential-6')).toBeUndefined();
    expect(offered((await preview({ plan })).offers, 'essential-6')).toMatchObject({ total: { amount: 3_499 } });
    expect(await change({ plan })).toEqual(DONE);
    expect(offered(await offers(), 'essential-6')).toMatchObject({ total: { amount: 3_499 } });
    const priceId = (await presentOf('essential-6'))?.id ?? '';
    expect((await billing.quote(await billing.member('buyer'), 'subscribe', { priceId })).quote?.total.amount).toBe(
      3_499,
    );
    expect(await change({ plan: { ...plan, isOffered: false } })).toEqual(DONE);
    expect((await billing.quote(await billing.member('late'), 'subscribe', { priceId })).quote).toBeNull();
  }, 60_000);

  it('of a new offer has a name of its own and opens what was chosen', async () => {
    const newPlan = {
      tier: null,
      displayName: 'Newspapers only',
      rank: 15,
      holdings: ['newspapers'],
      months: 12,
      trialDays: 0,
      isGift: false,
    };
    expect(await change({ newPlan: { ...newPlan, displayName: 'Essential' } })).toEqual(
      refused('displayName', 'NAME_TAKEN'),
    );
    expect(await change({ newPlan: { ...newPlan, holdings: ['set:NONE'] } })).toEqual(
      refused('holdings', 'NO_SUCH_SET'),
    );
    expect(await change({ newPlan })).toEqual(DONE);
    expect((await shown()).plans).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 'newspapers-only-12', isOffered: false, running: 0, prices: [] }),
      ]),
    );
  });

  it('is renamed with all terms of its offer', async () => {
    expect(
      await change({ plan: { planId: 'everything-1', displayName: ' All records ', trialDays: 0, isOffered: true } }),
    ).toEqual(DONE);
    expect((await offers()).map(({ displayName }) => displayName)).toEqual(['Essential', 'All records']);
  });
});

describe('a promotion', () => {
  const promotion = {
    code: 'winter-27',
    label: 'Winter',
    percent: '25',
    amount: '',
    currency: 'GBP',
    planIds: ['demo-yearly'],
    from: '',
    until: '',
    mostUses: 5,
    renewals: 1,
    isForNew: false,
  };
  it('is added, works in a quote, and ends', async () => {
    const { today } = await shown();
    const asked = { ...promotion, from: today };
    expect((await preview({ promotion: asked })).discounted).toEqual([
      { planId: 'demo-yearly', price: { amount: 11_999 }, total: { amount: 9_000 } },
    ]);
    const buyer = await billing.member('coded');
    const priceId = await billing.priceOf('everything', 12);
    const total = async () =>
      (await billing.quote(buyer, 'subscribe', { priceId, promotionCode: 'WINTER-27' })).quote?.total.amount;
    expect(await total()).toBeUndefined();
    expect(await change({ promotion: asked })).toEqual(DONE);
    expect(await total()).toBe(9_000);
    expect(await change({ promotion: asked })).toEqual(refused('code', 'CODE_TAKEN'));
    expect((await shown()).promotions).toEqual([
      { code: 'WINTER-27', state: 'RUNNING', uses: 0, percentBasisPoints: 2_500 },
    ]);
    expect(await change({ endedPromotion: 'WINTER-27' })).toEqual(DONE);
    expect(await total()).toBeUndefined();
    expect(await change({ endedPromotion: 'WINTER-27' })).toEqual(refused('endedPromotion', 'NOT_RUNNING'));
    expect((await shown()).promotions).toMatchObject([{ code: 'WINTER-27', state: 'OVER' }]);
  }, 60_000);
});

it('a code of a longer trial is looked at and added', async () => {
  const { today } = await shown();
  const promotion = {
    code: 'month-27',
    label: 'A month to try',
    percent: '',
    amount: '',
    trialDays: '30',
    currency: 'GBP',
    planIds: [],
    from: today,
    until: '',
    mostUses: null,
    renewals: 0,
    isForNew: false,
  };
  const { discounted } = await ask<{ discounted: { planId: string; trialDays: number | null }[] }>(
    'query Preview($change: CatalogueChangeInput!) { previewCatalogueChange(change: $change, currency: "GBP") { discounted { planId trialDays } } }',
    { change: { promotion } },
  );
  expect(discounted).toEqual([
    { planId: 'essential-12', trialDays: 30 },
    { planId: 'demo-yearly', trialDays: 30 },
  ]);
  expect(await change({ promotion: { ...promotion, percent: '10' } })).toEqual(refused('percent', 'ONE_OF_THREE'));
  expect(await change({ promotion: { ...promotion, trialDays: '7' } })).toEqual(refused('trialDays', 'NOT_LONGER'));
  expect(await change({ promotion })).toEqual(DONE);
  expect((await acts()).at(-1)?.after).toMatchObject({ code: 'MONTH-27', trialDays: 30, percent: null, amount: null });
});

it('takes one change at a time, with a note, and nothing that cannot be stored', async () => {
  expect(await change({})).toEqual(refused('change', 'NOT_ONE'));
  expect(await change({ droppedPrice: '1', endedPromotion: 'X' })).toEqual(refused('change', 'NOT_ONE'));
  for (const code of ['a\0b', 'x'.repeat(201)])
    expect(await change({ endedPromotion: code })).toEqual(refused('change', 'BAD_INPUT'));
  for (const note of ['', '  ', 'x'.repeat(501)])
    await expect(change({ endedPromotion: 'X' }, note)).rejects.toThrow('BAD_USER_INPUT');
});

it('is there for staff of billing alone', async () => {
  const { today } = await shown();
  for (const as of [{}, { memberId: 1 }, { ...ann, duties: ['support'] as const }]) {
    await expect(ask(CATALOGUE, {}, as)).rejects.toThrow('NOT_FOUND');
    await expect(ask(PREVIEW, { change: { droppedPrice: '1' }, currency: 'GBP' }, as)).rejects.toThrow('NOT_FOUND');
    await expect(
      change(
        { price: { planId: 'essential-1', currency: 'GBP', amount: '0.01', from: today, replaces: null } },
        'x',
        as,
      ),
    ).rejects.toThrow('NOT_FOUND');
  }
});
