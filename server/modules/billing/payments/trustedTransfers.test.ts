import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { readHoldings } from '#server/engines/identity/accounts/readViewer.ts';
import { createInvoiceProcessor } from '#server/engines/payment/invoice/createInvoiceProcessor.ts';
import { confirmProposal, listProposals } from '#server/engines/payment/invoice/statements/proposals.ts';
import { takeStatement } from '#server/engines/payment/invoice/statements/takeStatement.ts';
import { seedSampleCatalogue } from '#server/modules/billing/plans/index.ts';
import { checkBilling } from '#server/modules/billing/subscription/index.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const TRANSFER = { PAYMENT_PROVIDER: 'invoice', TRANSFER_PAYEE: 'The Society', TRANSFER_ACCOUNT: '12-34-56 12345678' };
type Member = Partial<Viewer> & { memberId: number };

let db: Database;
let site: TestApp;
let trustless: TestApp;
beforeAll(async () => {
  db = await testDatabase();
  await seedSampleCatalogue(db);
  const open = (environment: Record<string, string>) =>
    startTestApp({
      db,
      processor: createInvoiceProcessor({ db, site: 'here', publicUrl: 'http://localhost:3000' }),
      settings: readSettings({ ...TRANSFER, ...environment }),
    });
  site = await open({ INVOICE_TRUST_DAYS: '14' });
  trustless = await open({});
}, 120_000);
afterEach(async () => expect(await checkBilling(db)).toEqual([]));
afterAll(async () => {
  await trustless?.app.close();
  await site?.close();
});

async function newMember(name: string): Promise<Member> {
  const made = await createMember(db, {
    email: `${name}@example.com`,
    firstName: name,
    lastName: 'Hext',
    passwordHash: 'x',
  });
  return { memberId: made?.id ?? 0, grants: ['payment'] };
}
const data = async <Value>(query: string, variables: object, as: Member, on = site): Promise<Value> => {
  const answer = await on.ask<Record<string, Value>>(query, variables, as);
  if (!answer.data || answer.errors) throw new Error(JSON.stringify(answer.errors));
  return Object.values(answer.data)[0] as Value;
};
let keys = 0;

/** Orders a year of Everything. @returns the checkout with the address of its transfer page */
async function order(member: Member, on = site): Promise<{ id: string; url: string }> {
  const price = await db.one<{ id: number }>(
    "/* test.price */ SELECT r.id FROM price r JOIN plan p ON p.id = r.plan_id WHERE p.tier = 'everything' AND p.duration_in_months = 12 AND r.currency = 'GBP' AND r.valid_to IS NULL AND NOT p.is_gift",
  );
  const { quote } = await data<{ quote: { id: string } }>(
    'mutation MakeQuote($kind: String!, $input: QuoteInput!) { makeQuote(kind: $kind, input: $input) { quote { id } } }',
    { kind: 'subscribe', input: { priceId: String(price?.id) } },
    member,
    on,
  );
  const { checkout } = await data<{ checkout: { id: string; url: string } }>(
    'mutation StartCheckout($quoteId: ID!, $key: String!, $wanted: CheckoutWantedInput!) { startCheckout(quoteId: $quoteId, key: $key, wanted: $wanted) { checkout { id url } } }',
    { quoteId: quote.id, key: `trusted-key-${(keys += 1)}`, wanted: {} },
    member,
    on,
  );
  return checkout;
}
const holdings = ({ memberId }: Member) => readHoldings(db, memberId);
const subscriptions = async ({ memberId }: Member) =>
  (
    await db.one<{ count: number }>(
      '/* test.count */ SELECT count(*)::int AS count FROM subscription WHERE member_id = $1',
      [memberId],
    )
  )?.count;
const settle = (member: Member, id: string, cancel = false) =>
  data<{ state: string }>(
    `mutation Settle($id: ID!) { ${cancel ? 'cancelCheckout' : 'settleCheckout'}(id: $id) { state } }`,
    { id },
    member,
  );
const later = (member: Member, days: number) =>
  db.rows('/* test.later */ UPDATE billing_account SET clock_ahead_ms = $2::bigint * 86400000 WHERE member_id = $1', [
    member.memberId,
    days,
  ]);

describe('an order by bank transfer', () => {
  it('opens nothing before the money where no one is trusted', async () => {
    const member = await newMember('distrusted');
    await order(member, trustless);
    expect(await holdings(member)).toEqual([]);
  }, 60_000);

  it('opens at once for the days that are set, says so where it is paid, and ends by itself', async () => {
    const member = await newMember('trusted');
    const { url } = await order(member);
    expect([await holdings(member), await subscriptions(member)]).toEqual([
      expect.arrayContaining(['newspapers', 'records']),
      0,
    ]);
    const page = await site.app.inject({ url: new URL(url).pathname });
    expect(page.body).toMatch(/Until \d{1,2} \w+ \d{4} everything you ordered is open to you already/u);
    await later(member, 13);
    expect(await holdings(member)).toContain('records');
    await later(member, 15);
    expect(await holdings(member)).toEqual([]);
    await later(member, 0);
    // Who did not pay is not trusted again.
    await db.rows("/* test.over */ UPDATE checkout SET state = 'CANCELED' WHERE member_id = $1", [member.memberId]);
    await order(member);
    expect(await holdings(member)).toEqual([]);
  }, 60_000);

  it('that is called off closes at once', async () => {
    const member = await newMember('called-off');
    const { id } = await order(member);
    await settle(member, id, true);
    expect(await holdings(member)).toEqual([]);
  }, 60_000);

  it('begins its subscription when the money arrives, once', async () => {
    const member = await newMember('paid');
    const { id } = await order(member);
    const asked = await db.one<{ reference: string; amount: number }>(
      '/* test.order */ SELECT o.reference, o.amount FROM transfer_order o JOIN payment p ON p.id::text = o.payment_id JOIN billing_account a ON a.id = p.billing_account_id WHERE a.member_id = $1',
      [member.memberId],
    );
    await takeStatement(
      db,
      Buffer.from(
        `Date,Reference,Amount,Currency\n20/11/2026,${asked?.reference ?? ''},${((asked?.amount ?? 0) / 100).toFixed(2)},GBP\n`,
      ),
      { currency: 'GBP', secret: 'x' },
    );
    for (const proposal of await listProposals(db, 'x')) await confirmProposal(db, proposal.id, null);
    expect((await settle(member, id)).state).toBe('DONE');
    expect([await subscriptions(member), await holdings(member)]).toEqual([
      1,
      expect.arrayContaining(['newspapers', 'records']),
    ]);
  }, 60_000);
});
