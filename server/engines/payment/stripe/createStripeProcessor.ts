import type Stripe from 'stripe';

import type { PaymentProcessor, ProcessorPayment, SessionState } from '../PaymentProcessor.ts';
import { openStripePage, type PageRules } from './openStripePage.ts';
import { isDecline, isRefusal, lazyStripe, type StripeHost, toProcessorError } from './stripeClient.ts';
import { stripeMovements } from './stripeMovements.ts';
import { readEvent, toEvent } from './toEvent.ts';
import { disputeStatus, idOf, refundStatus, toMethod, toPayment, wantsPerson } from './toPayment.ts';
import { verifySignature } from './verifySignature.ts';

/** One of the two hosts that speak the dialect. */
export interface StripeOptions extends StripeHost, PageRules {
  name: 'stripe' | 'sandbox';
  webhookSecrets: readonly string[];
  /** Where a person comes back to after confirming a renewal at the bank. */
  returnUrl: string;
}

type Client = InstanceType<typeof Stripe>;

const WHOLE = { expand: ['latest_charge'] };
/** Most that one search or list sends at once. */
const PAGE = 100;

/** Payments and cards at Stripe, or at the sandbox that answers a part of the same dialect (docs/adr/0077). */
export function createStripeProcessor(options: StripeOptions): PaymentProcessor {
  let ahead: number | null = null;
  const client = lazyStripe(options, (seen) => (ahead = seen));
  const { site, name } = options;

  const ask = async <Answer>(work: (stripe: Client) => Promise<Answer>): Promise<Answer> => {
    try {
      return await work(await client());
    } catch (error) {
      throw toProcessorError(error);
    }
  };

  /** A renewal that the bank wants confirmed gets a page to confirm on: the same payment, with the person present. */
  const withAction = async (stripe: Client, intent: Stripe.PaymentIntent): Promise<Stripe.PaymentIntent> => {
    const method = idOf(intent.payment_method) ?? intent.last_payment_error?.payment_method?.id;
    if (!wantsPerson(intent) || method == null) return intent;
    const order = { payment_method: method, off_session: false, return_url: options.returnUrl, ...WHOLE };
    return stripe.paymentIntents
      .confirm(intent.id, order, { idempotencyKey: `${intent.id}:confirm` })
      .catch((error: unknown) => {
        if (isDecline(error)) return stripe.paymentIntents.retrieve(intent.id, WHOLE);
        throw error;
      });
  };

  /** A declined card on a page that is still open settles nothing: another may follow. */
  const settled = async (stripe: Client, intent: Stripe.PaymentIntent): Promise<ProcessorPayment> => {
    const payment = toPayment(await withAction(stripe, intent));
    if (payment.status !== 'failed' || intent.metadata.page === undefined) return payment;
    const { data } = await stripe.checkout.sessions.list({ payment_intent: intent.id, limit: 1 });
    return data[0]?.status === 'open' ? { ...payment, status: 'pending', failure: null } : payment;
  };

  const isOpen = async (stripe: Client, id: string) => (await stripe.checkout.sessions.retrieve(id)).status === 'open';

  return {
    name,
    site,
    signatureHeader: 'stripe-signature',
    clockAheadMs: () => ahead,
    async lookAtClock() {
      // A refusal has a time as well.
      await client()
        .then((stripe) => stripe.events.list({ limit: 1 }))
        .catch(() => undefined);
    },
    openPage: (order) => ask((stripe) => openStripePage(stripe, order, options)),

    session: (id) =>
      ask(async (stripe): Promise<SessionState> => {
        const session = await stripe.checkout.sessions.retrieve(id, {
          expand: ['payment_intent.latest_charge', 'payment_intent.payment_method', 'setup_intent.payment_method'],
        });
        const payment = typeof session.payment_intent === 'object' ? session.payment_intent : null;
        const setup = typeof session.setup_intent === 'object' ? session.setup_intent : null;
        const method =
          payment?.status === 'succeeded' || payment?.status === 'processing'
            ? payment.payment_method
            : setup?.status === 'succeeded'
              ? setup.payment_method
              : null;
        return {
          status: session.status === 'complete' ? 'complete' : session.status === 'expired' ? 'expired' : 'open',
          customer: idOf(session.customer),
          payment: payment && (await settled(stripe, payment)),
          method: method === null || typeof method === 'string' ? null : toMethod(method),
        };
      }),

    expireSession: (id) =>
      ask(async (stripe) => {
        try {
          await stripe.checkout.sessions.expire(id);
        } catch (error) {
          if (!isRefusal(error) || (await isOpen(stripe, id))) throw error;
        }
      }),

    charge: ({ paymentId, attempt, customer, method, amount, currency, description }) =>
      ask(async (stripe) => {
        const order = {
          amount,
          currency: currency.toLowerCase(),
          customer,
          payment_method: method,
          description,
          off_session: true,
          confirm: true,
          metadata: { site, payment: paymentId, attempt: String(attempt) },
        };
        try {
          return toPayment(
            await stripe.paymentIntents.create({ ...order, ...WHOLE }, { idempotencyKey: `${paymentId}:${attempt}` }),
          );
        } catch (error) {
          if (!isDecline(error)) throw error;
          return toPayment(await withAction(stripe, error.payment_intent));
        }
      }),

    payment: (id) => ask(async (stripe) => settled(stripe, await stripe.paymentIntents.retrieve(id, WHOLE))),

    findByReference: (paymentId) =>
      ask(async (stripe) => {
        // The language of the search puts values in quotes: an id of ours holds none.
        if (!/^[\w-]{1,64}$/u.test(paymentId)) return null;
        const { data } = await stripe.paymentIntents.search({
          query: `metadata['payment']:'${paymentId}'`,
          limit: PAGE,
          expand: ['data.latest_charge'],
        });
        const newest = data.toSorted((one, other) => other.created - one.created);
        const found = newest.find(({ status }) => status === 'succeeded') ?? newest[0];
        return found ? settled(stripe, found) : null;
      }),

    refund: ({ refundId, processorPayment, amount }) =>
      ask(async (stripe) => {
        const { id, status } = await stripe.refunds.create(
          { payment_intent: processorPayment, amount, metadata: { site, refund: refundId } },
          { idempotencyKey: refundId },
        );
        return { id, status: refundStatus(status) };
      }),

    method: (id) =>
      ask(async (stripe) => {
        try {
          const method = await stripe.paymentMethods.retrieve(id);
          return method.customer === null ? null : toMethod(method);
        } catch (error) {
          if (isRefusal(error) && error.code === 'resource_missing') return null;
          throw error;
        }
      }),

    detach: (id) =>
      ask(async (stripe) => {
        try {
          await stripe.paymentMethods.detach(id);
        } catch (error) {
          if (!isRefusal(error)) throw error;
        }
      }),

    async *events(after) {
      const newer = (before: string) =>
        ask(async (stripe) => (await stripe.events.list({ ending_before: before, limit: PAGE })).data.toReversed());
      let last = after;
      if (last !== null) {
        try {
          for (let page = await newer(last); page.length > 0; page = await newer(last)) {
            for (const event of page) yield toEvent(event);
            last = page.at(-1)?.id ?? last;
          }
          return;
        } catch (error) {
          // Events are listed for 30 days; an older one is unknown, and then everything that is left is new.
          if ((error as { code?: string }).code !== 'resource_missing') throw error;
        }
      }
      const all = await ask(async (stripe) => {
        const listed: Stripe.Event[] = [];
        for await (const event of stripe.events.list({ limit: PAGE })) listed.push(event);
        return listed;
      });
      for (const event of all.toReversed()) yield toEvent(event);
    },

    async *movements(since, until) {
      const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000);
      try {
        yield* stripeMovements(await client(), { gte: secondsOf(since), lt: secondsOf(until) }, site);
      } catch (error) {
        throw toProcessorError(error);
      }
    },

    disputesOf: (processorPayment) =>
      ask(async (stripe) =>
        (await stripe.disputes.list({ payment_intent: processorPayment, limit: PAGE })).data.map(
          ({ id, amount, status }) => ({ id, amount, status: disputeStatus(status) }),
        ),
      ),

    verify(raw, signature, now) {
      verifySignature(raw, signature, options.webhookSecrets, now);
      return readEvent(raw);
    },
  };
}
