import { expireSession } from '../bank/attempt.ts';
import { newId, seconds } from '../store/documents.ts';
import { find, keep, list } from '../store/objectStore.ts';
import type { Params } from './params.ts';
import { wireIntent, wireSession } from './toWire.ts';
import { invalid, missing } from './WireError.ts';
import { wireEach, wireList, type WireRoute } from './wireRoute.ts';

/** How long a page is open, in seconds. */
const OPEN_SECONDS = 24 * 3600;

/** An address that a browser may be led to. */
function address(params: Params, name: string): string {
  const value = params.required(name);
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') throw invalid(name, 'Not a valid URL', 'url_invalid');
  return value;
}

/** What is bought, from the first line: the site sends one. */
const orderOf = (params: Params) => ({
  amount: params.amount('line_items[0][price_data][unit_amount]'),
  currency: params.currency('line_items[0][price_data][currency]'),
  description: params.required('line_items[0][price_data][product_data][name]'),
});

/** Pages of checkouts, and the saving of cards on them. */
export const SESSION_ROUTES: readonly WireRoute[] = [
  {
    method: 'POST',
    path: '/v1/checkout/sessions',
    async answer({ tx, params, pages, expand }) {
      const customer = params.required('customer');
      if (!(await find(tx, 'customer', customer))) throw missing('customer', customer, 'customer');
      const mode = params.required('mode');
      if (mode !== 'payment' && mode !== 'setup') throw invalid('mode', 'Only payment and setup are known here.');
      const order =
        mode === 'payment'
          ? orderOf(params)
          : {
              amount: 0,
              currency: params.currency('currency'),
              description: params.text('setup_intent_data[description]') ?? '',
            };
      const session = await keep(tx, 'session', {
        id: newId('cs_test'),
        customer,
        mode,
        status: 'open',
        ...order,
        metadata: params.metadata('metadata'),
        intentMetadata: params.metadata(
          mode === 'payment' ? 'payment_intent_data[metadata]' : 'setup_intent_data[metadata]',
        ),
        clientReference: params.text('client_reference_id') ?? null,
        successUrl: address(params, 'success_url'),
        cancelUrl: address(params, 'cancel_url'),
        offersPaypal: params.list('payment_method_types').includes('paypal'),
        intent: null,
        expiresAt: seconds() + OPEN_SECONDS,
        created: seconds(),
      });
      return wireSession(tx, session, pages, expand);
    },
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions',
    async answer({ tx, params, pages, expand }) {
      const { limit } = params;
      const found = await list(tx, 'session', { parent: params.required('payment_intent'), limit: limit + 1 });
      return wireList(
        '/v1/checkout/sessions',
        await wireEach(found, (session) => wireSession(tx, session, pages, expand)),
        limit,
      );
    },
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions/:id',
    async answer({ tx, id, pages, expand }) {
      const session = await find(tx, 'session', id);
      if (!session) throw missing('checkout.session', id);
      return wireSession(tx, session, pages, expand);
    },
  },
  {
    method: 'POST',
    path: '/v1/checkout/sessions/:id/expire',
    async answer({ tx, id, pages, expand }) {
      const isExpired = await expireSession(tx, id, pages);
      const session = await find(tx, 'session', id);
      if (!session) throw missing('checkout.session', id);
      if (!isExpired)
        throw invalid(
          'session',
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
        );
      return wireSession(tx, session, pages, expand);
    },
  },
  {
    method: 'GET',
    path: '/v1/setup_intents/:id',
    async answer({ tx, id, pages, expand }) {
      const intent = await find(tx, 'intent', id);
      if (intent?.kind !== 'setup') throw missing('setupintent', id);
      return wireIntent(tx, intent, pages, expand);
    },
  },
];
