import { recordEvent, findEvent, listEvents } from '../events/eventStore.ts';
import { newId, seconds } from '../store/documents.ts';
import { find, keep, list, lock } from '../store/objectStore.ts';
import type { Params } from './params.ts';
import { wireCharge, wireDispute, wireIntent, wireRefund } from './toWire.ts';
import { invalid, missing } from './WireError.ts';
import { wireEach, wireList, type WireRoute } from './wireRoute.ts';

const choiceOf = (params: Params) => ({
  parent: params.text('payment_intent'),
  since: params.count('created[gte]'),
  until: params.count('created[lt]'),
  startingAfter: params.text('starting_after'),
  limit: params.limit + 1,
});

/** Money back, denied payments, and what happened. */
export const REFUND_ROUTES: readonly WireRoute[] = [
  {
    method: 'POST',
    path: '/v1/refunds',
    async answer({ tx, params }) {
      const id = params.required('payment_intent');
      const intent = await lock(tx, 'intent', id);
      if (intent?.kind !== 'payment') throw missing('payment_intent', id, 'payment_intent');
      if (intent.status !== 'succeeded')
        throw invalid('payment_intent', 'This PaymentIntent does not have a successful charge to refund.');
      if (intent.refunded === intent.amount)
        throw invalid('payment_intent', 'This charge has already been refunded.', 'charge_already_refunded');
      if (intent.isDisputed)
        throw invalid('payment_intent', 'This charge has been charged back; cannot issue a refund.', 'charge_disputed');
      const amount = params.text('amount') === undefined ? intent.amount - intent.refunded : params.amount('amount');
      if (amount > intent.amount - intent.refunded)
        throw invalid('amount', 'Refund amount is greater than the unrefunded amount on the charge.');
      const refund = await keep(tx, 'refund', {
        id: newId('re'),
        intent: id,
        amount,
        currency: intent.currency,
        status: 'succeeded',
        metadata: params.metadata('metadata'),
        created: seconds(),
      });
      const after = await keep(tx, 'intent', { ...intent, refunded: intent.refunded + amount });
      await recordEvent(tx, 'refund.created', wireRefund(refund));
      await recordEvent(tx, 'charge.refunded', wireCharge(after));
      return wireRefund(refund);
    },
  },
  {
    method: 'GET',
    path: '/v1/refunds',
    async answer({ tx, params }) {
      return wireList('/v1/refunds', (await list(tx, 'refund', choiceOf(params))).map(wireRefund), params.limit);
    },
  },
  {
    method: 'GET',
    path: '/v1/refunds/:id',
    async answer({ tx, id }) {
      const refund = await find(tx, 'refund', id);
      if (!refund) throw missing('refund', id);
      return wireRefund(refund);
    },
  },
  {
    method: 'GET',
    path: '/v1/disputes',
    async answer({ tx, params, pages, expand }) {
      const isWhole = expand.includes('data.payment_intent');
      const found = await list(tx, 'dispute', choiceOf(params));
      const whole = await wireEach(found, async (dispute) => {
        const intent = isWhole ? await find(tx, 'intent', dispute.intent) : null;
        return wireDispute(dispute, intent ? await wireIntent(tx, intent, pages) : undefined);
      });
      return wireList('/v1/disputes', whole, params.limit);
    },
  },
  {
    method: 'GET',
    path: '/v1/disputes/:id',
    async answer({ tx, id }) {
      const dispute = await find(tx, 'dispute', id);
      if (!dispute) throw missing('dispute', id);
      return wireDispute(dispute);
    },
  },
  {
    method: 'GET',
    path: '/v1/events',
    async answer({ tx, params }) {
      const { limit } = params;
      const [startingAfter, endingBefore] = [params.text('starting_after'), params.text('ending_before')];
      const edge = startingAfter ?? endingBefore;
      if (edge !== undefined && !(await findEvent(tx, edge))) throw missing('event', edge);
      const found = await listEvents(tx, { startingAfter, endingBefore, limit: limit + 1 });
      const shown = endingBefore === undefined || found.length <= limit ? found.slice(0, limit) : found.slice(-limit);
      return {
        object: 'list',
        url: '/v1/events',
        has_more: found.length > limit,
        data: shown.map(({ body }) => JSON.parse(body) as object),
      };
    },
  },
  {
    method: 'GET',
    path: '/v1/events/:id',
    async answer({ tx, id }) {
      const event = await findEvent(tx, id);
      if (!event) throw missing('event', id);
      return JSON.parse(event.body) as object;
    },
  },
];
