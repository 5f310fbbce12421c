import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { PageOrder, PaymentProcessor } from '../PaymentProcessor.ts';
import { createStripeProcessor } from './createStripeProcessor.ts';

const { STRIPE_MOCK: mock = '' } = process.env;

const ORDER: PageOrder = {
  checkoutId: 'c1',
  customer: null,
  email: 'a.member@example.com',
  mode: 'payment',
  paymentId: 'p1',
  amount: 1299,
  currency: 'GBP',
  description: 'Everything, 12 months',
  successUrl: 'https://records.example.org/payment/success?checkout=c1',
  cancelUrl: 'https://records.example.org/payment/cancel?checkout=c1',
  failureUrl: 'https://records.example.org/payment/failure?checkout=c1',
  key: 'k1',
};
const RENEWAL = {
  paymentId: 'p1',
  attempt: 1,
  customer: 'cus_1',
  method: 'pm_1',
  amount: 1299,
  currency: 'GBP',
  description: 'Everything, 12 months',
};
/** A renewal that the bank wants confirmed, as Stripe answers it. */
const ASKS = {
  error: {
    type: 'card_error',
    code: 'authentication_required',
    message: 'x',
    payment_intent: {
      id: 'pi_asks',
      object: 'payment_intent',
      amount: 1299,
      currency: 'gbp',
      status: 'requires_payment_method',
      metadata: {},
      last_payment_error: { type: 'card_error', code: 'authentication_required', payment_method: { id: 'pm_1' } },
    },
  },
};

/** What was asked of Stripe's own mock, and how it answered. */
interface Asked {
  call: string;
  status: number;
  answer: string;
}

/**
 * Passes requests on to the mock and notes them. Where `asks` is set, a charge is answered by the bank's question in
 * its place.
 */
async function startRelay(asked: Asked[], state: { asks: boolean }): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      if (state.asks && request.method === 'POST' && path === '/v1/payment_intents')
        return void response.writeHead(402, { 'content-type': 'application/json' }).end(JSON.stringify(ASKS));
      const headers = {
        authorization: request.headers.authorization ?? '',
        'content-type': request.headers['content-type'] ?? 'application/x-www-form-urlencoded',
      };
      const body = Buffer.concat(chunks);
      void fetch(`${mock}${path}`, { method: request.method ?? 'GET', headers, ...(body.length > 0 && { body }) }).then(
        async (answer) => {
          const text = await answer.text();
          asked.push({
            call: `${request.method} ${path.split('?')[0]?.replace(/_(?:test_)?\w{1,40}(?=\/|$)/gu, (id) => (/\d/u.test(id) || id === '_asks' ? '_…' : id))}`,
            status: answer.status,
            answer: text,
          });
          response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
        },
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

const all = async (things: AsyncIterable<unknown>, most: number): Promise<void> => {
  let left = most;
  for await (const _thing of things) if ((left -= 1) <= 0) return;
};

// Stripe's own server checks each request by its published description: docs/operating.md says how to run it.
(mock === '' ? describe.skip : describe)(
  'requests to Stripe, checked by its stripe-mock (runs when STRIPE_MOCK names its address, such as http://127.0.0.1:12111)',
  () => {
    const asked: Asked[] = [];
    const state = { asks: false };
    let server: Server;
    let processor: PaymentProcessor;
    beforeAll(async () => {
      const relay = await startRelay(asked, state);
      server = relay.server;
      processor = createStripeProcessor({
        name: 'stripe',
        apiKey: 'sk_test_mock',
        url: relay.url,
        timeoutMs: 10_000,
        site: 'records.example.org',
        offersPaypal: true,
        leadsToFailure: false,
        webhookSecrets: [],
        returnUrl: 'https://records.example.org/account/subscription',
      });
    });
    beforeEach(() => {
      asked.length = 0;
      state.asks = false;
    });
    afterAll(() => server.close());

    it.each<[string, () => Promise<unknown>, readonly string[]]>([
      ['a page to pay on', () => processor.openPage(ORDER), ['POST /v1/customers', 'POST /v1/checkout/sessions']],
      [
        'a page to pay on for a customer it has',
        () => processor.openPage({ ...ORDER, customer: 'cus_1' }),
        ['POST /v1/checkout/sessions'],
      ],
      [
        'a page that saves a card',
        () => processor.openPage({ ...ORDER, mode: 'setup', paymentId: null, amount: 0 }),
        ['POST /v1/customers', 'POST /v1/checkout/sessions'],
      ],
      ['what became of a page', () => processor.session('cs_test_1'), ['GET /v1/checkout/sessions/cs_…']],
      ['the end of a page', () => processor.expireSession('cs_test_1'), ['POST /v1/checkout/sessions/cs_…/expire']],
      ['a renewal', () => processor.charge(RENEWAL), ['POST /v1/payment_intents']],
      ['a payment', () => processor.payment('pi_1'), ['GET /v1/payment_intents/pi_…']],
      [
        'a payment by our reference',
        () => processor.findByReference('0b7d1c2e-1111-4222-8333-444455556666'),
        ['GET /v1/payment_intents/search'],
      ],
      [
        'a refund',
        () => processor.refund({ refundId: 'r1', processorPayment: 'pi_1', amount: 500 }),
        ['POST /v1/refunds'],
      ],
      ['a card', () => processor.method('pm_1'), ['GET /v1/payment_methods/pm_…']],
      ['the end of a card', () => processor.detach('pm_1'), ['POST /v1/payment_methods/pm_…/detach']],
      ['disputes of a payment', () => processor.disputesOf('pi_1'), ['GET /v1/disputes']],
      ['everything that happened', () => all(processor.events(null), 1), ['GET /v1/events']],
      ['what happened since', () => all(processor.events('evt_1'), 1), ['GET /v1/events']],
      [
        'movements of money',
        () => all(processor.movements(new Date('2026-11-01'), new Date('2026-11-04')), 99),
        ['GET /v1/payment_intents', 'GET /v1/refunds', 'GET /v1/disputes'],
      ],
      ['the clock', () => processor.lookAtClock(), ['GET /v1/events']],
    ])('asks for %s as Stripe describes it', async (_title, ask, calls) => {
      await ask();
      expect(asked.filter(({ status }) => status !== 200)).toEqual([]);
      expect(asked.map(({ call }) => call)).toEqual(calls);
    });

    it('confirms a renewal that the bank wants confirmed as Stripe describes it', async () => {
      state.asks = true;
      await processor.charge(RENEWAL);
      expect(asked).toMatchObject([{ call: 'POST /v1/payment_intents/pi_…/confirm', status: 200 }]);
    });

    it('would be told: what Stripe does not describe is refused', async () => {
      const answer = await fetch(`${mock}/v1/refunds`, {
        method: 'POST',
        headers: { authorization: 'Bearer sk_test_mock', 'content-type': 'application/x-www-form-urlencoded' },
        body: 'payment_intent=pi_1&amount=1&invented=1',
      });
      expect(answer.status).toBe(400);
    });
  },
);
