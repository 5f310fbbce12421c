import type Stripe from 'stripe';

import type { Movement } from '#domain/billing/reconciliation/compareMovements.ts';

import { disputeStatus, refundStatus, toPayment } from './toPayment.ts';

type Client = InstanceType<typeof Stripe>;
type Range = { gte: number; lt: number };

/** Sent at once. */
const PAGE = 100;
const DISPUTE_STATUS = { open: 'pending', won: 'failed', lost: 'lost' } as const;
const STATUS = {
  succeeded: 'succeeded',
  pending: 'pending',
  requires_action: 'pending',
  failed: 'failed',
  canceled: 'failed',
} as const;

async function* payments(stripe: Client, created: Range, site: string): AsyncGenerator<Movement> {
  for await (const intent of stripe.paymentIntents.list({ created, limit: PAGE })) {
    if (intent.metadata.site !== site) continue;
    const { id, reference, amount, currency, status } = toPayment(intent);
    yield { kind: 'payment', id, reference, amount, currency, status: STATUS[status] };
  }
}

async function* refunds(stripe: Client, created: Range, site: string): AsyncGenerator<Movement> {
  for await (const { id, amount, currency, metadata, status } of stripe.refunds.list({ created, limit: PAGE })) {
    if (metadata?.site !== site) continue;
    yield {
      kind: 'refund',
      id,
      reference: metadata.refund ?? null,
      amount,
      currency: currency.toUpperCase(),
      status: refundStatus(status),
    };
  }
}

/** A dispute carries nothing of ours, so its payment comes with it. */
async function* disputes(stripe: Client, created: Range, site: string): AsyncGenerator<Movement> {
  for await (const { payment_intent: payment, amount, currency, status } of stripe.disputes.list({
    created,
    limit: PAGE,
    expand: ['data.payment_intent'],
  })) {
    if (payment === null || typeof payment === 'string' || payment.metadata.site !== site) continue;
    yield {
      kind: 'dispute',
      id: payment.id,
      reference: null,
      amount,
      currency: currency.toUpperCase(),
      status: DISPUTE_STATUS[disputeStatus(status)],
    };
  }
}

/**
 * Everything of this site in a stretch of time, in seconds since 1970. What others made on the same account is left
 * out.
 */
export async function* stripeMovements(stripe: Client, created: Range, site: string): AsyncGenerator<Movement> {
  yield* payments(stripe, created, site);
  yield* refunds(stripe, created, site);
  yield* disputes(stripe, created, site);
}
