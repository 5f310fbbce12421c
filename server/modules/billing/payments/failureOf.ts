import type { FailureClass } from '#domain/billing/core/failureClass.ts';
import type { PaymentFailure } from '#domain/billing/payments/paymentState.ts';

/** A failure from its two columns; null where nothing failed. */
export const failureOf = (failureClass: FailureClass | null, code: string | null): PaymentFailure | null =>
  failureClass === null ? null : { class: failureClass, code: code ?? 'declined' };
