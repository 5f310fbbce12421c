import type { FailureClass } from '#domain/billing/core/failureClass.ts';

import type { PaymentState } from './paymentState.ts';

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
