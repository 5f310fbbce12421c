import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { DAY_MS } from '#domain/kernel/values/durations.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { accountOf } from '#server/modules/billing/core/index.ts';
import { itemStore } from '#server/modules/billing/items/itemStore.ts';
import { type BillingSite, GOOD_CARD, startBillingSite } from '#test/support/server/billingSite.ts';
import { typed } from '#test/support/server/startSandbox.ts';

interface Priced {
  id: string;
  type?: string;
  recordSetId?: string | null;
  price: { amount: number; currency: string };
  credits: number;
  state: string;
  until: string | null;
}
interface Shown {
  today: string;
  itemPrices: Priced[];
  packages: Priced[];
  taxRates: { country: string; name: string; basisPoints: number; from: string; state: string }[];
}
const FIELDS = `itemPrices { id type recordSetId price { amount currency } credits state until } packages { id price { amount currency } credits state until } taxRates { country name basisPoints from state }`;
const CATALOGUE = `query Shown { catalogue { today ${FIELDS} } }`;
const CHANGE =
  'mutation Change($change: CatalogueChangeInput!, $note: String!) { changeCatalogue(change: $change, note: $note) { isDone problems { field code } } }';
const PREVIEW = `query Preview($change: CatalogueChangeInput!, $currency: String!) { previewCatalogueChange(change: $change, currency: $currency) { problems { field code } at ${FIELDS} } }`;

let billing: BillingSite;
let ann: Partial<Viewer>;
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
afterAll(() => billing?.close());

async function ask<Data>(query: string, variables: object = {}, as: Partial<Viewer> = ann): Promise<Data> {
  const { data, errors } = await billing.site.ask<Record<string, Data>>(query, variables, as);
  if (errors || !data) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0] as Data;
}
const shown = () => ask<Shown>(CATALOGUE);
const change = (what: object) =>
  ask<{ isDone: boolean; problems: { field: string; code: string }[] }>(CHANGE, { change: what, note: 'agreed' });
const preview = (what: object) => ask<Shown & { problems: object[] }>(PREVIEW, { change: what, currency: 'GBP' });
const DONE = { isDone: true, problems: [] };
const refused = (field: string, code: string) => ({ isDone: false, problems: [{ field, code }] });
const today = async () => (await shown()).today;
const later = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const imageOf = (list: Shown) =>
  list.itemPrices.filter(({ type, price }) => type === 'IMAGE' && price.currency === 'GBP');
const acts = () =>
  billing.db.rows<{ before: object | null; after: object }>(
    "/* test.acts */ SELECT before, after FROM staff_act WHERE what = 'catalogue-changed' ORDER BY id",
  );

describe('single records', () => {
  it('cost something else after a change, which was looked at before', async () => {
    const [old] = imageOf(await shown());
    const asked = {
      type: 'IMAGE',
      currency: 'GBP',
      amount: '1.75',
      credits: 9,
      from: await today(),
      replaces: old?.id,
    };
    expect(imageOf(await preview({ itemPrice: asked }))).toMatchObject([
      { price: { amount: 175 }, credits: 9, state: 'PRESENT' },
    ]);
    expect(imageOf(await shown())).toEqual([old]);
    expect(await change({ itemPrice: asked })).toEqual(DONE);
    expect(imageOf(await shown())).toMatchObject([{ price: { amount: 175 }, credits: 9, state: 'PRESENT' }]);
    expect(await itemStore(billing.db).priceOf('any', 'IMAGE', 'GBP', new Date())).toMatchObject({
      amount: 175,
      credits: 9,
    });
    expect((await acts()).at(-1)).toMatchObject({
      before: { type: 'IMAGE', amount: old?.price.amount },
      after: { type: 'IMAGE', recordSet: null, amount: 175, credits: 9 },
    });
    expect(await change({ itemPrice: asked })).toEqual(refused('amount', 'CHANGED_MEANWHILE'));
  });

  it('are planned for a later date, dropped before it, and taken off sale', async () => {
    const [present] = imageOf(await shown());
    const asked = {
      type: 'IMAGE',
      currency: 'GBP',
      amount: '1.75',
      credits: 12,
      from: later(30),
      replaces: present?.id,
    };
    expect(await change({ itemPrice: asked })).toEqual(DONE);
    expect(await change({ itemPrice: asked })).toEqual(refused('from', 'PLANNED_ALREADY'));
    const planned = imageOf(await shown()).find(({ state }) => state === 'PLANNED');
    expect(
      await itemStore(billing.db).priceOf('any', 'IMAGE', 'GBP', new Date(Date.now() + 31 * DAY_MS)),
    ).toMatchObject({ credits: 12 });
    expect(await change({ endedItemPrice: { id: planned?.id, from: await today() } })).toEqual(DONE);
    expect(imageOf(await shown())).toEqual([present]);
    expect(await change({ endedItemPrice: { id: present?.id, from: later(2) } })).toEqual(DONE);
    expect(await itemStore(billing.db).priceOf('any', 'IMAGE', 'GBP', new Date())).not.toBeNull();
    expect(await itemStore(billing.db).priceOf('any', 'IMAGE', 'GBP', new Date(Date.now() + 3 * DAY_MS))).toBeNull();
    for (const id of ['', 'x', '-1', "1' OR 1=1"])
      expect(await change({ endedItemPrice: { id, from: await today() } })).toEqual(refused('id', 'NOT_SOLD'));
  });

  it('keep the end that staff had set when the one planned to follow them is dropped', async () => {
    const setPrice = async (amount: string, from: string, replaces: string | null) =>
      change({ itemPrice: { type: 'PDF', currency: 'EUR', amount, credits: 4, from, replaces } });
    const shownNow = async () =>
      (await shown()).itemPrices.filter(({ type, price }) => type === 'PDF' && price.currency === 'EUR');
    const before = await shownNow();
    expect(await setPrice('1.00', await today(), before[0]?.id ?? null)).toEqual(DONE);
    const [present] = await shownNow();
    expect(await change({ endedItemPrice: { id: present?.id, from: later(30) } })).toEqual(DONE);
    expect(await setPrice('2.00', later(30), present?.id ?? null)).toEqual(DONE);
    const planned = (await shownNow()).find(({ state }) => state === 'PLANNED');
    expect(await change({ endedItemPrice: { id: planned?.id, from: await today() } })).toEqual(DONE);
    expect(await itemStore(billing.db).priceOf('any', 'PDF', 'EUR', new Date(Date.now() + 29 * DAY_MS))).toMatchObject({
      amount: 100,
    });
    expect(await itemStore(billing.db).priceOf('any', 'PDF', 'EUR', new Date(Date.now() + 32 * DAY_MS))).toBeNull();
    // Dropped before the end, it gives back the end, too.
    expect(await setPrice('2.00', later(10), present?.id ?? null)).toEqual(DONE);
    const earlier = (await shownNow()).find(({ state }) => state === 'PLANNED');
    expect(await change({ endedItemPrice: { id: earlier?.id, from: await today() } })).toEqual(DONE);
    expect(await itemStore(billing.db).priceOf('any', 'PDF', 'EUR', new Date(Date.now() + 20 * DAY_MS))).toMatchObject({
      amount: 100,
    });
    expect(await itemStore(billing.db).priceOf('any', 'PDF', 'EUR', new Date(Date.now() + 32 * DAY_MS))).toBeNull();
  });

  it.each<[string, object, string, string]>([
    ['of no kind', { type: 'HOUSE' }, 'type', 'NO_SUCH_TYPE'],
    ['in a set that is not there', { recordSetId: 'NONE' }, 'recordSetId', 'NO_SUCH_SET'],
    ['for no credit', { credits: 0 }, 'credits', 'OUT_OF_RANGE'],
    ['for nothing', { amount: '0.00' }, 'amount', 'AMOUNT_NOT_POSITIVE'],
    ['for full-width digits', { amount: '１' }, 'amount', 'AMOUNT_FORMAT'],
    ['from a day that is none', { from: '2027-02-30' }, 'from', 'NO_DATE'],
    ['from yesterday', { from: later(-2) }, 'from', 'PASSED'],
    ['in yen', { currency: 'JPY' }, 'currency', 'CURRENCY_UNKNOWN'],
  ])('%s are refused', async (_title, wrong, field, code) => {
    expect(
      await change({
        itemPrice: {
          type: 'PDF',
          currency: 'GBP',
          amount: '1.00',
          credits: 4,
          from: await today(),
          replaces: null,
          ...wrong,
        },
      }),
    ).toEqual(refused(field, code));
  });
});

describe('packages of credits', () => {
  const small = (list: Shown) =>
    list.packages.filter(({ credits, price }) => credits === 10 && price.currency === 'GBP');

  it('take the place of those of the same size; one that is in a quote already is had', async () => {
    const buyer = await billing.member('buyer');
    const [old] = small(await shown());
    const { quote } = await billing.quote(buyer, 'credits', { creditPackageId: old?.id });
    const asked = { credits: 10, currency: 'GBP', amount: '3.00', from: await today(), replaces: old?.id };
    expect(small(await preview({ creditPackage: asked }))).toMatchObject([{ price: { amount: 300 } }]);
    expect(await change({ creditPackage: asked })).toEqual(DONE);
    const [present] = small(await shown());
    expect((await billing.quote(buyer, 'credits', { creditPackageId: present?.id })).quote?.total.amount).toBe(300);
    expect((await billing.quote(buyer, 'credits', { creditPackageId: old?.id })).problems).toMatchObject([
      { code: 'NOT_SOLD' },
    ]);
    // The quote of the old one is worked out again when it is confirmed.
    expect((await billing.start(buyer, quote?.id ?? '')).checkout).toBeNull();
    expect(await change({ creditPackage: { ...asked, amount: '4.00' } })).toEqual(
      refused('amount', 'CHANGED_MEANWHILE'),
    );
  });

  it('that are planned are not dropped while someone is buying them, whose clock is ahead: what is paid for is given', async () => {
    expect(
      await change({
        creditPackage: { credits: 70, currency: 'GBP', amount: '9.00', from: later(30), replaces: null },
      }),
    ).toEqual(DONE);
    const planned = (await shown()).packages.find(({ credits }) => credits === 70)?.id ?? '';
    const buyer = await billing.member('ahead');
    await accountOf(billing.db, buyer.memberId);
    await billing.db.rows('/* test.ahead */ UPDATE billing_account SET clock_ahead_ms = $2 WHERE member_id = $1', [
      buyer.memberId,
      31 * DAY_MS,
    ]);
    const { quote } = await billing.quote(buyer, 'credits', { creditPackageId: planned });
    const drop = async () => change({ endedPackage: { id: planned, from: await today() } });
    expect(await drop()).toEqual(refused('id', 'BEING_BOUGHT'));
    const { checkout } = await billing.start(buyer, quote?.id ?? '');
    await billing.db.rows("/* test.later */ UPDATE quote SET expires_at = '2026-01-01' WHERE id = $1", [quote?.id]);
    expect(await drop()).toEqual(refused('id', 'BEING_BOUGHT'));
    await billing.sandbox.press(checkout?.url ?? '', typed(GOOD_CARD));
    expect(await billing.settle(buyer, checkout?.id ?? '')).toMatchObject({ state: 'DONE' });
    expect(await drop()).toEqual(DONE);
  }, 60_000);

  it('are added in a new size and taken off sale', async () => {
    expect(
      await change({
        creditPackage: { credits: 25, currency: 'GBP', amount: '6.00', from: await today(), replaces: null },
      }),
    ).toEqual(DONE);
    const added = (await shown()).packages.find(({ credits }) => credits === 25);
    expect(await change({ endedPackage: { id: added?.id, from: await today() } })).toEqual(DONE);
    expect((await shown()).packages.find(({ credits }) => credits === 25)).toBeUndefined();
    expect(
      await change({
        creditPackage: { credits: 10_001, currency: 'GBP', amount: '6.00', from: await today(), replaces: null },
      }),
    ).toEqual(refused('credits', 'OUT_OF_RANGE'));
  });
});

describe('rates of tax', () => {
  it('hold from a day on, and are dropped before it', async () => {
    const rate = { country: 'ie', percent: '21.5', from: later(40) };
    expect((await preview({ taxRate: rate })).taxRates.filter(({ country }) => country === 'IE')).toContainEqual(
      expect.objectContaining({ name: 'Ireland', basisPoints: 2_150, state: 'PRESENT' }),
    );
    expect(await change({ taxRate: rate })).toEqual(DONE);
    expect(await change({ taxRate: { ...rate, percent: '22' } })).toEqual(refused('from', 'DATE_TAKEN'));
    expect((await shown()).taxRates.filter(({ country }) => country === 'IE').at(-1)).toMatchObject({
      basisPoints: 2_150,
      from: rate.from,
      state: 'PLANNED',
    });
    expect(await change({ droppedTaxRate: { country: 'IE', from: rate.from } })).toEqual(DONE);
    for (const from of [rate.from, '2021-01-01', 'x'])
      expect(await change({ droppedTaxRate: { country: 'IE', from } })).toEqual(
        refused('droppedTaxRate', 'NOT_PLANNED'),
      );
  });

  it('of today are in the next quote', async () => {
    expect(await change({ taxRate: { country: 'GB', percent: '10', from: await today() } })).toEqual(DONE);
    const { data } = await billing.site.ask<{
      makeQuote: { quote: { tax: { amount: number }; total: { amount: number } } };
    }>(
      'mutation MakeQuote($input: QuoteInput!) { makeQuote(kind: "subscribe", input: $input) { quote { tax { amount } total { amount } } } }',
      { input: { priceId: await billing.priceOf('essential', 1), country: 'GB' } },
      await billing.member('taxed'),
    );
    expect(data?.makeQuote.quote).toEqual({ tax: { amount: 73 }, total: { amount: 799 } });
  });

  it.each<[string, object, string, string]>([
    ['of no country', { country: 'XQ' }, 'country', 'NO_COUNTRY'],
    ['of a name', { country: 'Ireland' }, 'country', 'NO_COUNTRY'],
    ['below nothing', { percent: '-1' }, 'percent', 'PERCENT_FORMAT'],
    ['of everything', { percent: '100' }, 'percent', 'PERCENT_FORMAT'],
    ['of words', { percent: 'twenty' }, 'percent', 'PERCENT_FORMAT'],
    ['that are there', { percent: '23' }, 'percent', 'SAME'],
    ['of a past day', { from: '2020-01-01' }, 'from', 'PASSED'],
  ])('%s are refused', async (_title, wrong, field, code) => {
    expect(await change({ taxRate: { country: 'IE', percent: '5', from: later(5), ...wrong } })).toEqual(
      refused(field, code),
    );
  });
});

it('takes one of all these changes at a time', async () => {
  expect(
    await change({
      taxRate: { country: 'IE', percent: '5', from: later(5) },
      endedPackage: { id: 'credits-40', from: later(5) },
    }),
  ).toEqual(refused('change', 'NOT_ONE'));
});
