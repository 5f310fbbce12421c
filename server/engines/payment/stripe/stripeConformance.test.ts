import { readSettings } from '#server/platform/config/readSettings.ts';

import { openProcessor } from '../openProcessor.ts';
import { testProcessor } from '../processorConformance.fixture.ts';
import { STRIPE_API_VERSION } from './stripeClient.ts';

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
