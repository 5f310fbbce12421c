import { randomUUID } from 'node:crypto';

import type { PageOrder } from '#server/engines/payment/PaymentProcessor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { startSandbox, type TestSandbox, typed } from '#test/support/server/startSandbox.ts';

let db: Database;
let sandbox: TestSandbox;
beforeAll(async () => {
  db = await testDatabase();
  sandbox = await startSandbox(db, { offersPaypal: true });
});
afterAll(async () => {
  await sandbox.close();
  await db.close();
});

const SITE = 'http://localhost:3000';
const order = (given: Partial<PageOrder> = {}): PageOrder => {
  const id = randomUUID();
  return {
    checkoutId: id,
    customer: null,
    email: 'a.member@example.com',
    mode: 'payment',
    paymentId: randomUUID(),
    amount: 1299,
    currency: 'GBP',
    description: 'Everything, 12 months',
    successUrl: `${SITE}/payment/success?checkout=${id}`,
    cancelUrl: `${SITE}/payment/cancel?checkout=${id}`,
    failureUrl: `${SITE}/payment/failure?checkout=${id}`,
    key: id,
    ...given,
  };
};
const locationOf = (answer: Response) => answer.headers.get('location') ?? '';

describe('the card page', () => {
  it('charges the card, saves it, and leads back to the site', async () => {
    const wanted = order();
    const { session, url, customer } = await sandbox.processor.openPage(wanted);
    expect(await sandbox.processor.session(session)).toEqual({ status: 'open', customer, payment: null, method: null });
    const answer = await sandbox.press(url, typed('4242 4242 4242 4242', '11/39'));
    expect([answer.status, locationOf(answer)]).toEqual([303, wanted.successUrl]);
    expect(await sandbox.processor.session(session)).toMatchObject({
      status: 'complete',
      payment: {
        reference: wanted.paymentId,
        status: 'succeeded',
        amount: 1299,
        currency: 'GBP',
        failure: null,
        refunded: 0,
        disputed: false,
      },
      method: { brand: 'visa', last4: '4242', expiryMonth: 11, expiryYear: 2039, country: 'GB' },
    });
  });

  it('answers the same page to the same key, and one page to two calls at once', async () => {
    const wanted = order({ customer: (await sandbox.processor.openPage(order())).customer });
    const [one, other] = await Promise.all([sandbox.processor.openPage(wanted), sandbox.processor.openPage(wanted)]);
    expect(other).toEqual(one);
    await expect(sandbox.processor.openPage({ ...wanted, amount: 1 })).rejects.toThrow();
  });

  it.each([
    ['4000000000000002', 'soft', 'generic_decline'],
    ['4000000000009995', 'soft', 'insufficient_funds'],
    ['4000000000009979', 'hard', 'stolen_card'],
    ['4000000000000069', 'hard', 'expired_card'],
    ['4000000000000341', 'soft', 'generic_decline'],
  ])('leads to failure after %s (%s)', async (number, failure, code) => {
    const wanted = order();
    const { session, url } = await sandbox.processor.openPage(wanted);
    expect(locationOf(await sandbox.press(url, typed(number)))).toBe(wanted.failureUrl);
    const state = await sandbox.processor.session(session);
    expect(state).toMatchObject({
      status: 'expired',
      payment: { status: 'failed', failure: { class: failure, code } },
      method: null,
    });
    // The page is over: Back and another card pay nothing.
    expect((await sandbox.press(url, typed('4242424242424242'))).status).toBe(410);
    expect(await sandbox.processor.payment(state.payment?.id ?? '')).toMatchObject({ status: 'failed' });
  });

  it.each([
    ['4242424242424242', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['378282246310005', 'amex'],
    ['30569309025904', 'diners'],
    ['6759649826438453', 'maestro'],
  ])('saves %s as %s without a charge', async (number, brand) => {
    const wanted = order({ mode: 'setup', paymentId: null, amount: 0 });
    const { session, url } = await sandbox.processor.openPage(wanted);
    expect(locationOf(await sandbox.press(url, typed(number)))).toBe(wanted.successUrl);
    expect(await sandbox.processor.session(session)).toMatchObject({
      status: 'complete',
      payment: null,
      method: { brand, last4: number.slice(-4) },
    });
  });

  it('takes PayPal where it is offered', async () => {
    const { session, url } = await sandbox.processor.openPage(order());
    expect(await (await fetch(url)).text()).toContain('>PayPal</button>');
    await sandbox.press(url, { action: 'paypal' });
    expect(await sandbox.processor.session(session)).toMatchObject({
      status: 'complete',
      method: { brand: 'paypal', last4: '', fingerprint: null },
    });
  });

  it('charges nothing on Cancel, and stays open', async () => {
    const wanted = order();
    const { session, url } = await sandbox.processor.openPage(wanted);
    expect(locationOf(await sandbox.press(url, { action: 'cancel', number: '4242424242424242' }))).toBe(
      wanted.cancelUrl,
    );
    expect(await sandbox.processor.session(session)).toMatchObject({ status: 'open', payment: null });
    await sandbox.processor.expireSession(session);
    await sandbox.processor.expireSession(session);
    expect(await sandbox.processor.session(session)).toMatchObject({ status: 'expired', payment: null });
    expect((await sandbox.press(url, typed('4242424242424242'))).status).toBe(410);
  });

  it('pays once for a double press and for two tabs', async () => {
    const wanted = order();
    const { session, url } = await sandbox.processor.openPage(wanted);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        sandbox.press(url, typed(at % 2 === 0 ? '4242424242424242' : '5555555555554444')),
      ),
    );
    expect(answers.map(locationOf)).toEqual(answers.map(() => wanted.successUrl));
    const found = await db.rows(
      `/* test.intents */ SELECT 1 FROM sandbox_processor.object WHERE kind = 'intent' AND reference = $1`,
      [wanted.paymentId],
    );
    expect(found).toHaveLength(1);
    expect(await sandbox.processor.session(session)).toMatchObject({ payment: { status: 'succeeded', amount: 1299 } });
    // Back shows that it is done, and does not lead on by itself.
    const back = await fetch(url);
    expect([back.status, back.redirected, await back.text()]).toEqual([
      200,
      false,
      expect.stringContaining('This is done'),
    ]);
  });

  it('is paid although the connection is cut before the answer', async () => {
    const { session, url } = await sandbox.processor.openPage(order());
    await expect(sandbox.press(url, typed('4000999900000022'))).rejects.toThrow();
    expect(await sandbox.processor.session(session)).toMatchObject({
      status: 'complete',
      payment: { status: 'succeeded' },
    });
  });
});

describe('a card that is not of the table', () => {
  const REAL = '4539578763621486';

  it.each([
    ['a real one', REAL],
    ['full-width digits', '４２４２４２４２４２４２４２４２'],
    ['none', ''],
    ['one digit off', '4242424242424241'],
    ['very long', 'x'.repeat(5_000)],
    ['markup', '<script>alert(1)</script>'],
  ])('is refused: %s', async (_what, number) => {
    const { session, url } = await sandbox.processor.openPage(order());
    const answer = await sandbox.press(url, { ...typed(number), name: 'Ada <b>', code: '98765' });
    const text = await answer.text();
    expect(answer.status).toBe(422);
    expect(text).toContain('aria-invalid="true"');
    if (number !== '') expect(text).not.toContain(number);
    expect(text).not.toMatch(/Ada|98765/u);
    expect(await sandbox.processor.session(session)).toMatchObject({ status: 'open', payment: null });
  });

  it('is found nowhere afterwards', async () => {
    const rows = await db.rows<{ found: string }>(
      `/* test.everything */ SELECT body::text AS found FROM sandbox_processor.object UNION ALL SELECT body FROM sandbox_processor.event UNION ALL SELECT request || coalesce(answer::text, '') FROM sandbox_processor.request_key`,
    );
    expect(rows.length).toBeGreaterThan(20);
    expect(
      rows.filter(({ found }) => /4539578763621486|4242424242424242|a\.member@example|A\. Member/u.test(found)),
    ).toEqual([]);
  });

  it.each([
    [{ expiry: '01/20' }, 'expiry'],
    [{ expiry: '13/40' }, 'expiry'],
    [{ expiry: 'soon' }, 'expiry'],
    [{ code: '12' }, 'code'],
    [{ name: ' ' }, 'name'],
  ])('is as well refused with %p', async (wrong, field) => {
    const { url } = await sandbox.processor.openPage(order());
    expect(await (await sandbox.press(url, { ...typed('4242424242424242'), ...wrong })).text()).toContain(
      `id="${field}-fault"`,
    );
  });

  it('is refused unread when it is too large', async () => {
    const { url } = await sandbox.processor.openPage(order());
    expect((await sandbox.press(url, typed('4'.repeat(20_000)))).status).toBe(413);
  });
});

describe('the bank’s page', () => {
  it.each([
    ['approve', 'successUrl', 'complete', 'succeeded'],
    ['refuse', 'failureUrl', 'expired', 'failed'],
  ] as const)('takes %s', async (answer, back, status, payment) => {
    const wanted = order();
    const { session, url } = await sandbox.processor.openPage(wanted);
    const bank = locationOf(await sandbox.press(url, typed('4000002760003184')));
    expect(await sandbox.processor.session(session)).toMatchObject({
      status: 'open',
      payment: { status: 'requires_action', actionUrl: bank, failure: { class: 'auth' } },
    });
    const page = await (await fetch(bank)).text();
    expect(page).toMatch(/>Approve<[\s\S]*>Refuse</u);
    expect(locationOf(await sandbox.press(bank, { answer }))).toBe(wanted[back]);
    expect(await sandbox.processor.session(session)).toMatchObject({ status, payment: { status: payment } });
    // A second answer changes nothing.
    await sandbox.press(bank, { answer: answer === 'approve' ? 'refuse' : 'approve' });
    expect(await sandbox.processor.session(session)).toMatchObject({ status, payment: { status: payment } });
  });

  it('is not left with two payments by a person who goes back and takes another card', async () => {
    const { session, url } = await sandbox.processor.openPage(order());
    const bank = locationOf(await sandbox.press(url, typed('4000002760003184')));
    await sandbox.press(url, typed('4242424242424242'));
    await sandbox.press(bank, { answer: 'approve' });
    expect(await sandbox.processor.session(session)).toMatchObject({
      status: 'complete',
      payment: { status: 'succeeded', amount: 1299 },
      method: { last4: '4242' },
    });
  });

  it('does not charge what was approved after the page was closed', async () => {
    const { session, url } = await sandbox.processor.openPage(order());
    const bank = locationOf(await sandbox.press(url, typed('4000002500003155')));
    await sandbox.processor.expireSession(session);
    await sandbox.press(bank, { answer: 'approve' });
    expect(await sandbox.processor.session(session)).toMatchObject({
      status: 'expired',
      payment: { status: 'canceled' },
    });
  });
});

it('reads no cookie, sets none, loads nothing and lets no one frame it', async () => {
  const { url } = await sandbox.processor.openPage(order());
  const page = await fetch(url, { headers: { cookie: 'session=1' } });
  expect(page.headers.get('set-cookie')).toBeNull();
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self' http:\/\/localhost:3000; base-uri 'none'; frame-ancestors 'none'$/u,
  );
  expect(await page.text()).not.toMatch(/<script|src=/u);
  expect((await fetch(`${sandbox.url}/pay/cs_test_none`)).status).toBe(404);
});

it('shows words of an order as words', async () => {
  const { url } = await sandbox.processor.openPage(order({ description: '<img src=x onerror=alert(1)>“Everything”' }));
  expect(await (await fetch(url)).text()).toContain('&lt;img src=x onerror=alert(1)&gt;');
});
