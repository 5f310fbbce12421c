import type { Database } from '#server/platform/db/database.ts';

import { attempt, cancelIntent } from '../bank/attempt.ts';
import { cardOf } from '../bank/cards.ts';
import { type Intent, type Method, newId, seconds } from '../store/documents.ts';
import { find, keep, list, lock } from '../store/objectStore.ts';
import { wireIntent } from './toWire.ts';
import { declined, invalid, missing } from './WireError.ts';
import { type WireCall, wireEach, wireList, type WireRoute } from './wireRoute.ts';

const UNKNOWN_QUERY = 'Only a search by metadata.payment is known here.';

/** The saved card that is to be charged. */
async function methodOf(tx: Database, id: string, customer: string | null): Promise<Method> {
  const method = await lock(tx, 'method', id);
  if (!method) throw missing('PaymentMethod', id, 'payment_method');
  if (method.customer === null || method.customer !== customer)
    throw invalid(
      'payment_method',
      'The provided PaymentMethod cannot be used: it does not belong to this customer.',
      'payment_method_unexpected_state',
    );
  return method;
}

/** Asks the bank, and answers as the dialect does: a declined card is an error that names the payment. */
async function confirm(
  { tx, pages, expand, spoil }: WireCall,
  intent: Intent,
  method: Method,
  isPresent: boolean,
): Promise<object> {
  const tried = await attempt(tx, intent, method, isPresent, pages);
  const spoils = cardOf(method.card)?.answer;
  if (spoils) spoil(spoils);
  const whole = await wireIntent(tx, tried, pages, expand, method);
  if (tried.status === 'requires_payment_method' && tried.error) throw declined(tried.error, whole);
  return whole;
}

/** Payments, made without a page or looked up. */
export const PAYMENT_ROUTES: readonly WireRoute[] = [
  {
    method: 'POST',
    path: '/v1/payment_intents',
    async answer(call) {
      const { tx, params, pages, expand } = call;
      const customer = params.required('customer');
      if (!(await find(tx, 'customer', customer))) throw missing('customer', customer, 'customer');
      const isConfirmed = params.text('confirm') === 'true';
      const method = isConfirmed ? await methodOf(tx, params.required('payment_method'), customer) : null;
      const intent = await keep(tx, 'intent', {
        id: newId('pi'),
        kind: 'payment',
        customer,
        session: null,
        amount: params.amount('amount'),
        currency: params.currency('currency'),
        status: 'requires_payment_method',
        method: null,
        description: params.text('description')?.slice(0, 1_000) ?? '',
        metadata: params.metadata('metadata'),
        error: null,
        returnUrl: params.text('return_url') ?? null,
        isTried: false,
        refunded: 0,
        isDisputed: false,
        created: seconds(),
      });
      return method
        ? confirm(call, intent, method, params.text('off_session') !== 'true')
        : wireIntent(tx, intent, pages, expand);
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_intents/search',
    async answer({ tx, params, pages, expand }) {
      const { limit } = params;
      const [, key, value] = /^metadata\['([\w-]{1,40})'\]:'([\w-]{1,200})'$/u.exec(params.required('query')) ?? [];
      if (key !== 'payment' || value === undefined) throw invalid('query', UNKNOWN_QUERY);
      const inner = expand.map((path) => path.replace(/^data\./u, ''));
      const found = await list(tx, 'intent', { reference: value, limit: limit + 1 });
      const { data, has_more } = wireList(
        '',
        await wireEach(found, (intent) => wireIntent(tx, intent, pages, inner)),
        limit,
      );
      return { object: 'search_result', url: '/v1/payment_intents/search', has_more, next_page: null, data };
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_intents',
    async answer({ tx, params, pages, expand }) {
      const { limit } = params;
      const inner = expand.map((path) => path.replace(/^data\./u, ''));
      const found = await list(tx, 'intent', {
        of: 'payment',
        since: params.count('created[gte]'),
        until: params.count('created[lt]'),
        startingAfter: params.text('starting_after'),
        limit: limit + 1,
      });
      return wireList(
        '/v1/payment_intents',
        await wireEach(found, (intent) => wireIntent(tx, intent, pages, inner)),
        limit,
      );
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    async answer({ tx, id, pages, expand }) {
      const intent = await find(tx, 'intent', id);
      if (intent?.kind !== 'payment') throw missing('payment_intent', id, 'intent');
      return wireIntent(tx, intent, pages, expand);
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    async answer(call) {
      const { tx, id, params } = call;
      const intent = await lock(tx, 'intent', id);
      if (intent?.kind !== 'payment') throw missing('payment_intent', id, 'intent');
      if (intent.status !== 'requires_payment_method')
        throw invalid(
          'intent',
          `This PaymentIntent cannot be confirmed: its status is ${intent.status}.`,
          'payment_intent_unexpected_state',
        );
      const method = await methodOf(tx, params.required('payment_method'), intent.customer);
      return confirm(
        call,
        { ...intent, returnUrl: params.text('return_url') ?? intent.returnUrl },
        method,
        params.text('off_session') !== 'true',
      );
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/cancel',
    async answer({ tx, id, pages, expand }) {
      const intent = await lock(tx, 'intent', id);
      if (intent?.kind !== 'payment') throw missing('payment_intent', id, 'intent');
      const canceled = intent.session === null ? await cancelIntent(tx, intent, pages) : null;
      if (!canceled)
        throw invalid(
          'intent',
          `You cannot cancel this PaymentIntent: its status is ${intent.status}.`,
          'payment_intent_unexpected_state',
        );
      return wireIntent(tx, canceled, pages, expand);
    },
  },
];
