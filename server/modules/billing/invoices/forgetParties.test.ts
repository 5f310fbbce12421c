import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { accountOf } from '#server/modules/billing/core/index.ts';
import { refundPayment, sweepPayments } from '#server/modules/billing/payments/index.ts';
import { checkBilling } from '#server/modules/billing/subscription/index.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { type BillingSite, startBillingSite } from '#test/support/server/billingSite.ts';

import { forgetParties } from './forgetParties.ts';

const ZONE = 'Europe/London';
let billing: BillingSite;
beforeAll(async () => {
  billing = await startBillingSite();
}, 120_000);
afterAll(() => billing?.close());

type Member = Partial<Viewer> & { memberId: number };

/** A member who bought a year and had a part of it back. @returns their account for payments */
async function paid(name: string): Promise<{ member: Member; accountId: number }> {
  const member = await billing.member(name);
  await billing.buy(member, 'subscribe', { priceId: await billing.priceOf('everything', 12) });
  const accountId = (await accountOf(billing.db, member.memberId)).id;
  const payment = await billing.db.one<{ id: string }>(
    '/* test.payment */ SELECT id FROM payment WHERE billing_account_id = $1',
    [accountId],
  );
  await refundPayment(billing.payments, {
    paymentId: payment?.id ?? '',
    amount: 500,
    why: 'asked',
    key: `refund-of-${name}`,
  });
  await sweepPayments(billing.payments);
  return { member, accountId };
}

/** What there is that names the payer: parties of documents, ids at the processor, the customer there. */
const named = (accountId: number) =>
  billing.db.one<{ parties: number; payments: number; refunds: number; customers: number; gross: number }>(
    `/* test.named */ SELECT (SELECT count(party_sealed)::int FROM invoice WHERE billing_account_id = $1) AS parties, (SELECT count(processor_id)::int FROM payment WHERE billing_account_id = $1) AS payments,
       (SELECT count(processor_id)::int FROM refund WHERE billing_account_id = $1) AS refunds, (SELECT count(processor_customer)::int FROM billing_account WHERE id = $1) AS customers,
       (SELECT sum(gross)::int FROM invoice WHERE billing_account_id = $1) AS gross`,
    [accountId],
  );

it('keeps parties for six years after the end of their year, erased or not, and removes them on the day after, once', async () => {
  const [gone, here] = [await paid('gone'), await paid('here')];
  expect((await runAdmin(billing.db, ['erase', 'gone@example.com', '--yes'])).code).toBe(0);
  const year = new Date().getUTCFullYear();
  const whole = { parties: 2, payments: 1, refunds: 1, customers: 1, gross: 12_499 };
  expect(await forgetParties(billing.db, ZONE, new Date(`${year + 6}-12-31T23:59:59Z`))).toBe(0);
  expect([await named(gone.accountId), await named(here.accountId)]).toEqual([whole, whole]);
  const after = new Date(`${year + 7}-01-01T00:00:01Z`);
  expect(
    (await Promise.all([forgetParties(billing.db, ZONE, after), forgetParties(billing.db, ZONE, after)])).toSorted(),
  ).toEqual([0, 4]);
  expect(await named(gone.accountId)).toEqual({ parties: 0, payments: 0, refunds: 0, customers: 0, gross: 12_499 });
  // Who is a member still is known by their account: what they pay with goes on working.
  expect(await named(here.accountId)).toEqual({ ...whole, parties: 0 });
  expect(await checkBilling(billing.db)).toEqual([]);
  const row = await billing.db.one<{ id: number }>(
    "/* test.invoice */ SELECT id FROM invoice WHERE billing_account_id = $1 AND kind = 'INVOICE'",
    [here.accountId],
  );
  const file = await billing.site.app.inject({
    url: `/api/invoices/${row?.id ?? ''}.pdf`,
    headers: billing.site.headersOf(here.member),
  });
  expect([file.statusCode, file.rawPayload.subarray(0, 4).toString()]).toEqual([200, '%PDF']);
}, 60_000);
