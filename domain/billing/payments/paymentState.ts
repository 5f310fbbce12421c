import type { FailureClass } from '#domain/billing/core/failureClass.ts';

/** What a payment can be. It is CREATED in our books before a processor hears of it. */
export type PaymentState = 'CREATED' | 'UNKNOWN' | 'PENDING' | 'REQUIRES_ACTION' | 'SUCCEEDED' | 'FAILED' | 'EXPIRED';

/** What a look at the processor shows of one payment. */
export type PaymentSighting =
  | {
      kind: 'found';
      status: 'succeeded' | 'pending' | 'requires_action' | 'failed' | 'canceled';
      failure: PaymentFailure | null;
    }
  /** The processor was asked and did not answer: the money may have moved. */
  | { kind: 'unanswered' }
  /**
   * The processor knows no such payment. `isOver`: nothing can make one any more, because its page is closed or a day
   * has gone by.
   */
  | { kind: 'absent'; isOver: boolean };

/** Why a payment failed, with the processor's own word. */
export interface PaymentFailure {
  class: FailureClass;
  code: string;
}

/** Where a payment is after a look. */
export interface PaymentStanding {
  state: PaymentState;
  /** Null unless it FAILED or EXPIRED. */
  failure: PaymentFailure | null;
}

const NO_ANSWER: PaymentFailure = { class: 'outage', code: 'no_answer' };
const NOT_CONFIRMED: PaymentFailure = { class: 'auth', code: 'authentication_expired' };
const UNSAID: PaymentFailure = { class: 'soft', code: 'declined' };

/** States in which nothing is under way: only a processor that took the money after all changes them. */
export const SETTLED_STATES: readonly PaymentState[] = ['SUCCEEDED', 'FAILED', 'EXPIRED'];

function found(sighting: Extract<PaymentSighting, { kind: 'found' }>, before: PaymentStanding): PaymentStanding {
  switch (sighting.status) {
    case 'succeeded':
      return { state: 'SUCCEEDED', failure: null };
    case 'failed':
      return { state: 'FAILED', failure: sighting.failure ?? UNSAID };
    case 'canceled':
      return before.state === 'REQUIRES_ACTION'
        ? { state: 'EXPIRED', failure: NOT_CONFIRMED }
        : { state: 'FAILED', failure: sighting.failure ?? UNSAID };
    case 'pending':
      return { state: 'PENDING', failure: null };
    case 'requires_action':
      return { state: 'REQUIRES_ACTION', failure: null };
  }
}

/**
 * Where a payment is after one look at the processor (ADR 77). What the processor says of its own object decides; the
 * order in which looks come does not matter, because success is final and nothing else contradicts it.
 */
export function convergePayment(before: PaymentStanding, sighting: PaymentSighting): PaymentStanding {
  if (before.state === 'SUCCEEDED') return before;
  if (sighting.kind === 'found') return found(sighting, before);
  if (SETTLED_STATES.includes(before.state)) return before;
  if (sighting.kind === 'unanswered') return { state: 'UNKNOWN', failure: null };
  return sighting.isOver ? { state: 'FAILED', failure: NO_ANSWER } : { state: 'UNKNOWN', failure: null };
}

/** Where a checkout is. OPEN: its page at the processor may still be used, or the bank has not decided. */
export type CheckoutState = 'OPEN' | 'DONE' | 'FAILED' | 'CANCELED' | 'EXPIRED';

/** What a look at a checkout shows: its page at the processor, and its payment if it has one. */
export interface CheckoutSighting {
  page: 'open' | 'complete' | 'expired';
  /** Null where only a card is saved. */
  payment: { state: PaymentState; failureClass: FailureClass | null } | null;
  /** Whether the member asked to leave it. */
  isCanceled: boolean;
}

/**
 * What becomes of a checkout after a look. A payment that failed on an open page leaves it OPEN, since another card may
 * be tried there; money that arrived makes it DONE whatever else was asked.
 */
export function checkoutOutcome({ page, payment, isCanceled }: CheckoutSighting): CheckoutState {
  if (payment === null) {
    if (page === 'complete') return 'DONE';
    if (isCanceled) return 'CANCELED';
    return page === 'expired' ? 'EXPIRED' : 'OPEN';
  }
  if (payment.state === 'SUCCEEDED') return 'DONE';
  if (payment.state === 'PENDING' || payment.state === 'REQUIRES_ACTION' || payment.state === 'UNKNOWN') return 'OPEN';
  if (page === 'open' && !isCanceled) return 'OPEN';
  if (isCanceled) return 'CANCELED';
  return payment.state === 'FAILED' && payment.failureClass !== 'outage' ? 'FAILED' : 'EXPIRED';
}
