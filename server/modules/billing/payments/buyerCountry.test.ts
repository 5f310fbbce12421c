import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { checkBilling } from '#server/modules/billing/subscription/index.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { type BillingSite, GOOD_CARD, startBillingSite } from '#test/support/server/billingSite.ts';

const IRISH_CARD = '4000003720000005';
type Member = Awaited<ReturnType<BillingSite['member']>>;

interface Quoted {
  quote: {
    id: string;
    country: string;
    taxNote: string | null;
    total: { amount: number };
    tax: { amount: number };
    taxRate: number | null;
  } | null;
}

/** Amounts of an invoice and what it was taxed by. */
interface Taxed {
  gross: number;
  tax: number;
  rate: number;
  country: string;
  stated: string | null;
  card: string | null;
}

const helpersOf = (billing: BillingSite) => ({
  quote: async (as: Member, kind: string, input: object): Promise<Quoted['quote']> =>
    (
      await billing.site.ask<{ makeQuote: Quoted }>(
        'mutation Quote($kind: String!, $input: QuoteInput!) { makeQuote(kind: $kind, input: $input) { quote { id country taxNote total { amount } tax { amount } taxRate } } }',
        { kind, input },
        as,
      )
    ).data?.makeQuote.quote ?? null,
  invoices: ({ memberId }: Member): Promise<Taxed[]> =>
    billing.db.rows<Taxed>(
      '/* test.taxed */ SELECT i.gross, i.tax, i.rate_bp AS rate, i.country, i.stated_country AS stated, i.card_country AS card FROM invoice i JOIN billing_account a ON a.id = i.billing_account_id WHERE a.member_id = $1 ORDER BY i.id',
      [memberId],
    ),
  later: (as: Member, days: number) =>
    billing.site.ask(`mutation Later { advanceBillingClock(days: ${days}) { problems { code } } }`, {}, as),
});

describe('where what is stated counts', () => {
  let billing: BillingSite;
  beforeAll(async () => {
    billing = await startBillingSite({ SELLER_TAX_NUMBER: 'GB 123 4567 89' });
  }, 60_000);
  afterEach(async () => expect(await checkBilling(billing.db)).toEqual([]));
  afterAll(() => billing?.close());

  it('both signs are kept with each sale and its renewal, and the tax is that of the stated country', async () => {
    const { invoices, later } = helpersOf(billing);
    const member = await billing.member('stater');
    await billing.buy(
      member,
      'subscribe',
      { priceId: await billing.priceOf('essential', 1), country: 'GB' },
      IRISH_CARD,
    );
    await later(member, 32);
    const taxed = { gross: 799, tax: 133, rate: 2_000, country: 'GB', stated: 'GB', card: 'IE' };
    expect(await invoices(member)).toEqual([taxed, taxed]);
  }, 60_000);

  it('signs that agree are told apart in the report of a quarter', async () => {
    await billing.buy(
      await billing.member('agreeing'),
      'subscribe',
      { priceId: await billing.priceOf('essential', 1), country: 'IE' },
      IRISH_CARD,
    );
    await billing.buy(
      await billing.member('differing'),
      'subscribe',
      { priceId: await billing.priceOf('essential', 1), country: 'IE' },
      GOOD_CARD,
    );
    const { out } = await runAdmin(billing.db, [
      'billing',
      'tax-report',
      '--quarter',
      `${new Date().getUTCFullYear()}-${Math.ceil((new Date().getUTCMonth() + 1) / 3)}`,
    ]);
    expect(out).toMatch(/IE +23\.00 % +GBP +2 +1 +1 +0 /u);
  }, 60_000);

  it.each(['UK', 'EU', 'ie', 'Ireland', ''])('%j is no country, and counts as not stated', async (country) => {
    const { quote } = helpersOf(billing);
    expect(
      await quote(await billing.member(`none-${country}`), 'subscribe', {
        priceId: await billing.priceOf('essential', 1),
        country,
      }),
    ).toMatchObject({ country: 'GB', taxRate: 2_000, taxNote: null });
  });

  it('staff see both, and who else asks sees nothing', async () => {
    const member = await billing.member('seen');
    await billing.buy(
      member,
      'subscribe',
      { priceId: await billing.priceOf('essential', 1), country: 'GB' },
      IRISH_CARD,
    );
    const made = await createMember(billing.db, {
      email: 'ann@muniment.test',
      firstName: 'Ann',
      lastName: 'Staff',
      passwordHash: 'x',
      kind: 'internal',
    });
    const account = await billing.db.one<{ id: number }>(
      '/* test.account */ SELECT id FROM billing_account WHERE member_id = $1',
      [member.memberId],
    );
    const look = (as: object) =>
      billing.site.ask<{ staffBillingAccount: object }>(
        'query Look($id: ID!) { staffBillingAccount(id: $id) { country cardCountry countrySigns { stated card agree country taxRate tax { amount } } } }',
        { id: String(account?.id) },
        as,
      );
    expect((await look({ memberId: made?.id ?? 0, isInternal: true })).data?.staffBillingAccount).toEqual({
      country: 'GB',
      cardCountry: 'IE',
      countrySigns: [{ stated: 'GB', card: 'IE', agree: false, country: 'GB', taxRate: 2_000, tax: { amount: 133 } }],
    });
    expect((await look(member)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  }, 60_000);
});

describe('where the card counts', () => {
  let billing: BillingSite;
  beforeAll(async () => {
    billing = await startBillingSite({ SELLER_TAX_NUMBER: 'GB 123 4567 89', COUNTRY_RULE: 'card' });
  }, 60_000);
  afterEach(async () => expect(await checkBilling(billing.db)).toEqual([]));
  afterAll(() => billing?.close());

  it('what is paid stays what was shown, and the tax in it is that of the card: at once, at renewals and in the next price', async () => {
    const { invoices, later, quote } = helpersOf(billing);
    const member = await billing.member('carded');
    const priceId = await billing.priceOf('essential', 1);
    expect(await quote(member, 'subscribe', { priceId, country: 'GB' })).toMatchObject({
      country: 'GB',
      taxNote: null,
      total: { amount: 799 },
      tax: { amount: 133 },
    });
    await billing.buy(member, 'subscribe', { priceId, country: 'GB' }, IRISH_CARD);
    await later(member, 32);
    const taxed = { gross: 799, tax: 149, rate: 2_300, country: 'IE', stated: 'GB', card: 'IE' };
    expect(await invoices(member)).toEqual([taxed, taxed]);
    expect(
      await billing.db.one('/* test.stated */ SELECT country FROM billing_account WHERE member_id = $1', [
        member.memberId,
      ]),
    ).toEqual({ country: 'GB' });
    const change = await quote(member, 'change', { priceId: await billing.priceOf('everything', 1) });
    expect(change).toMatchObject({
      country: 'GB',
      taxRate: 2_300,
      taxNote: 'Your card was issued in Ireland, so the tax is that of that country.',
    });
  }, 60_000);

  it('another card brings its own tax', async () => {
    const { invoices } = helpersOf(billing);
    const member = await billing.member('changing');
    await billing.buy(
      member,
      'subscribe',
      { priceId: await billing.priceOf('essential', 1), country: 'GB' },
      IRISH_CARD,
    );
    await billing.buy(member, 'card', { country: 'GB' }, GOOD_CARD);
    await billing.buy(member, 'change', { priceId: await billing.priceOf('everything', 1) }, GOOD_CARD);
    expect(await invoices(member)).toMatchObject([
      { rate: 2_300, country: 'IE', card: 'IE' },
      { rate: 2_000, country: 'GB', stated: 'GB', card: 'GB' },
    ]);
  }, 60_000);
});
