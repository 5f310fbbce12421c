import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import { BadSignature, type ProcessorEvent, ProcessorUnreachable } from '#server/engines/payment/PaymentProcessor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { startSandbox, type TestSandbox, typed } from '#test/support/server/startSandbox.ts';

const SITE = 'http://localhost:3000';
const PATIENCE_MS = 15_000;

let db: Database;
let sandbox: TestSandbox;
let status = 200;
beforeAll(async () => {
  db = await testDatabase();
  sandbox = await startSandbox(db, { answer: () => status });
});
beforeEach(async () => {
  status = 200;
  await sandbox.control('/reset');
});
afterAll(async () => {
  await sandbox.close();
  await db.close();
});

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; !(await isSo()); await delay(20))
    if (Date.now() > end) throw new Error('It never came about.');
}

async function saved(number: string): Promise<{ customer: string; method: string }> {
  const id = randomUUID();
  const page = await sandbox.processor.openPage({
    checkoutId: id,
    customer: null,
    email: 'a.member@example.com',
    mode: 'setup',
    paymentId: null,
    amount: 0,
    currency: 'GBP',
    description: 'A card',
    successUrl: `${SITE}/card-update/success`,
    cancelUrl: SITE,
    failureUrl: `${SITE}/card-update/failure`,
    key: id,
  });
  const pressed = await sandbox.press(page.url, typed(number)).catch(() => null);
  const next = pressed?.headers.get('location') ?? '';
  if (next.includes('/bank/')) await sandbox.press(next, { answer: 'approve' });
  const { method } = await sandbox.processor.session(page.session);
  return { customer: page.customer, method: method?.id ?? '' };
}

const charge = (card: { customer: string; method: string }, paymentId = randomUUID(), attempt = 1) =>
  sandbox.processor.charge({ paymentId, attempt, ...card, amount: 990, currency: 'EUR', description: 'Renewal' });

/** Notices about a payment, as they arrived. */
const about = (id: string): ProcessorEvent[] =>
  sandbox.notices
    .map(({ raw, signature }) => sandbox.processor.verify(raw, signature, new Date()))
    .filter(({ objectId }) => objectId === id);

describe('a renewal', () => {
  it.each([
    ['4242424242424242', 'succeeded'],
    ['4000002500003155', 'succeeded'],
    ['4000999900000014', 'succeeded'],
    ['4000999900000030', 'pending'],
    ['4000002760003184', 'requires_action'],
    ['4000000000000341', 'failed'],
  ])('with %s is %s', async (number, wanted) => {
    expect(await charge(await saved(number))).toMatchObject({ status: wanted, amount: 990, currency: 'EUR' });
  });

  it('that the bank wanted confirmed is paid once the person approves', async () => {
    const payment = await charge(await saved('4000002760003184'));
    const answer = await sandbox.press(payment.actionUrl ?? '', { answer: 'approve' });
    expect(answer.headers.get('location')).toBe(`${SITE}/account/subscription`);
    expect(await sandbox.processor.payment(payment.id)).toMatchObject({
      status: 'succeeded',
      failure: null,
      actionUrl: null,
    });
  });

  it('that the person refuses has failed', async () => {
    const payment = await charge(await saved('4000002760003184'));
    await sandbox.press(payment.actionUrl ?? '', { answer: 'refuse' });
    expect(await sandbox.processor.payment(payment.id)).toMatchObject({
      status: 'failed',
      failure: { class: 'auth', code: 'payment_intent_authentication_failure' },
      actionUrl: null,
    });
  });

  it('of which no answer came is found by its reference', async () => {
    const card = await saved('4000999900000022');
    const reference = randomUUID();
    await expect(charge(card, reference)).rejects.toBeInstanceOf(ProcessorUnreachable);
    expect(await sandbox.processor.findByReference(reference)).toMatchObject({
      reference,
      status: 'succeeded',
      amount: 990,
    });
  });

  it.each([
    ['paid', 'succeeded'],
    ['failed', 'failed'],
  ])('that was pending and is %s is %s', async (decision, wanted) => {
    const payment = await charge(await saved('4000999900000030'));
    expect(await sandbox.control(`/payments/${payment.id}`, { decision })).toBe(true);
    expect(await sandbox.processor.payment(payment.id)).toMatchObject({ status: wanted });
    expect(await sandbox.control(`/payments/${payment.id}`, { decision })).toBe(false);
  });

  it('with a card whose payments are denied is disputed, and stays so until that is decided', async () => {
    const payment = await charge(await saved('4000000000000259'));
    expect(payment).toMatchObject({ status: 'succeeded', disputed: true });
    await until(() => about(payment.id).some(({ type }) => type === 'charge.dispute.created'));
    await expect(
      sandbox.processor.refund({ refundId: randomUUID(), processorPayment: payment.id, amount: 1 }),
    ).rejects.toThrow('charge_disputed');
  });

  it('can be declined for any reason that is wanted', async () => {
    const card = await saved('4242424242424242');
    await sandbox.control('/decline', { code: 'insufficient_funds', count: 2 });
    expect(await charge(card)).toMatchObject({
      status: 'failed',
      failure: { class: 'soft', code: 'insufficient_funds' },
    });
    expect(await charge(card)).toMatchObject({ status: 'failed' });
    expect(await charge(card)).toMatchObject({ status: 'succeeded' });
  });
});

describe('calls that fail', () => {
  it.each([500, 429])('with %p are told as no answer, and nothing is charged', async (answer) => {
    const card = await saved('4242424242424242');
    const reference = randomUUID();
    await sandbox.control('/fault', { answer, count: 1 });
    await expect(charge(card, reference)).rejects.toBeInstanceOf(ProcessorUnreachable);
    expect(await sandbox.processor.findByReference(reference)).toBeNull();
    expect(await charge(card, reference)).toMatchObject({ status: 'succeeded' });
  });

  it('by a cut connection have done what they were asked', async () => {
    const card = await saved('4242424242424242');
    const reference = randomUUID();
    await sandbox.control('/fault', { answer: 'cut', count: 1 });
    await expect(charge(card, reference)).rejects.toBeInstanceOf(ProcessorUnreachable);
    expect(await sandbox.processor.findByReference(reference)).toMatchObject({ status: 'succeeded' });
  });

  it('since no one listens are told as no answer', async () => {
    const gone = await startSandbox(db);
    await gone.close();
    await expect(gone.processor.payment('pi_1')).rejects.toBeInstanceOf(ProcessorUnreachable);
  });

  it('use a key again for something else, and are refused', async () => {
    const card = await saved('4242424242424242');
    const reference = randomUUID();
    await charge(card, reference);
    await expect(
      sandbox.processor.charge({
        paymentId: reference,
        attempt: 1,
        ...card,
        amount: 991,
        currency: 'EUR',
        description: 'Renewal',
      }),
    ).rejects.toThrow();
    expect(await sandbox.processor.findByReference(reference)).toMatchObject({ amount: 990 });
  });

  it.each([
    ['/delivery', { mode: 'maybe' }],
    ['/delivery', { copies: -1 }],
    ['/fault', { answer: 200 }],
    ['/fault', { answer: 'constructor' }],
    ['/decline', { code: 'No Funds' }],
    ['/payments/pi_none', { decision: 'paid' }],
    ['/disputes/dp_none', { decision: 'won' }],
    ['/events/evt_none', {}],
  ])('%s refuses %p', async (path, values) => {
    expect(await sandbox.control(path, values as Record<string, string>)).toBe(false);
  });
});

describe('notices', () => {
  it('arrive signed, once each', async () => {
    const payment = await charge(await saved('4242424242424242'));
    await until(() => about(payment.id).length > 0);
    expect(about(payment.id)).toEqual([
      {
        id: expect.stringMatching(/^evt_/u),
        type: 'payment_intent.succeeded',
        objectKind: 'payment',
        objectId: payment.id,
        site: 'localhost:3000',
      },
    ]);
  });

  it('are sent again until the site takes them', async () => {
    status = 503;
    const payment = await charge(await saved('4242424242424242'));
    await until(() => about(payment.id).length === 2);
    status = 200;
    await until(() => about(payment.id).length === 3);
    const ids = new Set(about(payment.id).map(({ id }) => id));
    expect(ids.size).toBe(1);
  });

  it('are held until they are released', async () => {
    const card = await saved('4242424242424242');
    await sandbox.control('/delivery', { mode: 'hold' });
    const payment = await charge(card);
    await delay(200);
    expect(about(payment.id)).toEqual([]);
    await sandbox.control('/release');
    await until(() => about(payment.id).length === 1);
  });

  it('that are dropped are still listed, and sent on demand', async () => {
    const card = await saved('4242424242424242');
    await sandbox.control('/delivery', { mode: 'drop' });
    const payment = await charge(card);
    const listed: ProcessorEvent[] = [];
    for await (const event of sandbox.processor.events(null)) if (event.objectId === payment.id) listed.push(event);
    expect(listed.map(({ type }) => type)).toEqual(['payment_intent.succeeded']);
    expect(about(payment.id)).toEqual([]);
    await sandbox.control(`/events/${listed[0]?.id}`);
    await until(() => about(payment.id).length === 1);
  });

  it('come twice, late and in any order when that is wanted', async () => {
    const card = await saved('4242424242424242');
    await sandbox.control('/delivery', { mode: 'send', copies: 2, delayMs: 100, shuffle: true });
    const payments = await Promise.all(Array.from({ length: 6 }, () => charge(card)));
    await until(() => payments.every(({ id }) => about(id).length === 2));
  });

  it('with a wrong signature are refused, and right when they are sent again', async () => {
    const card = await saved('4242424242424242');
    const before = sandbox.notices.length;
    status = 400;
    await sandbox.control('/delivery', { mode: 'send', corrupt: 1 });
    await charge(card);
    // Notices of the saved card may still arrive among them.
    const verify = ({ raw, signature }: (typeof sandbox.notices)[number]) =>
      sandbox.processor.verify(raw, signature, new Date());
    const isRefused = (notice: (typeof sandbox.notices)[number]) => {
      try {
        return verify(notice) === null;
      } catch (error) {
        return error instanceof BadSignature;
      }
    };
    await until(() => sandbox.notices.slice(before).some(isRefused));
    const wrong = sandbox.notices.splice(before).find(isRefused)!;
    status = 200;
    await until(() => sandbox.notices.slice(before).some(({ raw }) => raw.equals(wrong.raw)));
    expect(verify(sandbox.notices.slice(before).find(({ raw }) => raw.equals(wrong.raw))!).type).toBe(
      'payment_intent.succeeded',
    );
  });

  it('are sent once by two processes on one database', async () => {
    const other = await startSandbox(db);
    const card = await saved('4242424242424242');
    await sandbox.control('/delivery', { mode: 'hold' });
    const payments = await Promise.all(Array.from({ length: 10 }, () => charge(card)));
    await Promise.all([sandbox.control('/release'), other.control('/release')]);
    const arrived = () =>
      [...sandbox.notices, ...other.notices]
        .map(({ raw, signature }) => sandbox.processor.verify(raw, signature, new Date()).objectId)
        .filter((id) => payments.some((payment) => payment.id === id));
    await until(() => arrived().length >= payments.length);
    await other.close();
    expect(new Set(arrived()).size).toBe(arrived().length);
  });
});

it('closes a page a day after it was opened', async () => {
  const id = randomUUID();
  const page = await sandbox.processor.openPage({
    checkoutId: id,
    customer: null,
    email: 'a@example.com',
    mode: 'payment',
    paymentId: id,
    amount: 100,
    currency: 'GBP',
    description: 'A page',
    successUrl: SITE,
    cancelUrl: SITE,
    failureUrl: SITE,
    key: id,
  });
  await db.rows(
    `/* test.age */ UPDATE sandbox_processor.object SET body = jsonb_set(body, '{expiresAt}', '1') WHERE id = $1`,
    [page.session],
  );
  await sandbox.control('/release');
  await until(async () => (await sandbox.processor.session(page.session)).status === 'expired');
});

describe('the control page', () => {
  it('shows what happened and takes forms of its own only', async () => {
    const payment = await charge(await saved('4000999900000030'));
    const text = await (await fetch(`${sandbox.url}/control`, { headers: { accept: 'text/html' } })).text();
    expect(text).toContain(payment.id);
    expect(text).toContain(`aria-label="Pay ${payment.id}"`);
    const answer = await sandbox.press(`${sandbox.url}/control/payments/${payment.id}`, { decision: 'paid' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${sandbox.url}/control`]);
    const foreign = await fetch(`${sandbox.url}/control/reset`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.status).toBe(403);
  });
});
