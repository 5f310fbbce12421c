import type { Database } from '#server/platform/db/database.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { startSandbox, type TestSandbox, typed } from '#test/support/server/startSandbox.ts';

import { openProcessor } from './openProcessor.ts';
import { testProcessor } from './processorConformance.fixture.ts';
import { STRIPE_API_VERSION } from './stripe/stripeClient.ts';

const NUMBERS = { pays: '4242424242424242', failsLater: '4000000000000341', asks: '4000002760003184' };

describe('the sandbox processor', () => {
  let db: Database;
  let sandbox: TestSandbox;
  beforeAll(async () => {
    db = await testDatabase();
    sandbox = await startSandbox(db);
  });
  afterAll(async () => {
    await sandbox.close();
    await db.close();
  });

  testProcessor(async () => ({
    processor: sandbox.processor,
    patienceMs: 0,
    async saveCard(kind) {
      const id = crypto.randomUUID();
      const back = 'http://localhost:3000/card-update/success';
      const page = await sandbox.processor.openPage({
        checkoutId: id,
        customer: null,
        email: 'a.member@example.com',
        mode: 'setup',
        paymentId: null,
        amount: 0,
        currency: 'GBP',
        description: 'A card',
        successUrl: back,
        cancelUrl: back,
        failureUrl: back,
        key: id,
      });
      const pressed = await sandbox.press(page.url, typed(NUMBERS[kind]));
      if (kind === 'asks') await sandbox.press(pressed.headers.get('location') ?? '', { answer: 'approve' });
      const { method } = await sandbox.processor.session(page.session);
      return { customer: page.customer, method: method?.id ?? '' };
    },
  }));

  it('shuts out callers without the key', async () => {
    const answer = await fetch(`${sandbox.url}/v1/events`, { headers: { authorization: 'Bearer sk_sandbox_guess' } });
    expect(answer.status).toBe(401);
  });
});

const { STRIPE_TEST_KEY: key = '' } = process.env;
/** Names of cards that Stripe documents for tests: docs.stripe.com/testing. */
const STRIPE_CARDS = {
  pays: 'pm_card_visa',
  failsLater: 'pm_card_chargeCustomerFail',
  asks: 'pm_card_authenticationRequired',
};

(key === '' ? describe.skip : describe)('Stripe in its test mode (runs when STRIPE_TEST_KEY is set)', () => {
  testProcessor(async () => {
    const settings = readSettings({
      PAYMENT_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: key,
      STRIPE_WEBHOOK_SECRET: 'whsec_not_used_here',
      PAYMENT_SITE: 'conformance',
    });
    const processor = openProcessor(settings);
    if (!processor) throw new Error('There is no processor.');
    const { default: Stripe } = await import('stripe');
    const stripe = new Stripe(key);
    return {
      processor,
      patienceMs: 120_000,
      async saveCard(kind) {
        const customer = await stripe.customers.create({});
        const method = await stripe.paymentMethods.attach(STRIPE_CARDS[kind], { customer: customer.id });
        return { customer: customer.id, method: method.id };
      },
    };
  });
});

it('speaks the dialect of the installed package', async () => {
  const { default: Stripe } = await import('stripe');
  expect(STRIPE_API_VERSION).toBe((Stripe as unknown as { API_VERSION: string }).API_VERSION);
});
