import type Stripe from 'stripe';

import { isCountry } from '#domain/billing/core/country.ts';

import { failureOf } from '../failureClass.ts';
import type { ProcessorMethod, ProcessorPayment } from '../PaymentProcessor.ts';

/** The id of what may be sent as an id or whole. */
export const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

const STATUS: Readonly<Record<string, ProcessorPayment['status']>> = {
  succeeded: 'succeeded',
  processing: 'pending',
  requires_action: 'requires_action',
  canceled: 'canceled',
  requires_capture: 'pending',
  requires_confirmation: 'pending',
};

/** Whether the bank wants the person, who was not there. */
export const wantsPerson = ({
  status,
  last_payment_error: error,
}: Pick<Stripe.PaymentIntent, 'status' | 'last_payment_error'>): boolean =>
  status === 'requires_payment_method' &&
  (error?.code === 'authentication_required' || error?.decline_code === 'authentication_required');

/**
 * A payment in the port's terms.
 * @param intent - with its latest charge, whole, else nothing is known of refunds and disputes.
 */
export function toPayment(intent: Stripe.PaymentIntent): ProcessorPayment {
  const { last_payment_error: error } = intent;
  const status = STATUS[intent.status] ?? (wantsPerson(intent) ? 'requires_action' : error ? 'failed' : 'pending');
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  return {
    id: intent.id,
    reference: intent.metadata.payment ?? null,
    status,
    amount: intent.amount,
    currency: intent.currency.toUpperCase(),
    failure:
      status === 'failed' || (status === 'requires_action' && error)
        ? failureOf(error ?? {})
        : status === 'requires_action'
          ? { class: 'auth', code: 'authentication_required' }
          : null,
    method: idOf(intent.payment_method) ?? error?.payment_method?.id ?? null,
    actionUrl: intent.next_action?.redirect_to_url?.url ?? null,
    refunded: charge?.amount_refunded ?? 0,
    disputed: charge?.disputed ?? false,
  };
}

/** The state of a refund; a cancelled one paid nothing back. */
export const refundStatus = (status: string | null): 'succeeded' | 'failed' | 'pending' =>
  status === 'succeeded' ? 'succeeded' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending';

/** How a dispute stands; one that was withdrawn, or prevented, is won. */
export const disputeStatus = (status: string): 'open' | 'won' | 'lost' =>
  status === 'lost'
    ? 'lost'
    : status === 'won' || status === 'warning_closed' || status === 'prevented'
      ? 'won'
      : 'open';

const BRANDS: Readonly<Record<string, ProcessorMethod['brand']>> = {
  amex: 'amex',
  diners: 'diners',
  maestro: 'maestro',
  mastercard: 'mastercard',
  visa: 'visa',
};

/** A card or wallet in the port's terms. */
export function toMethod({ id, type, card }: Stripe.PaymentMethod): ProcessorMethod {
  if (!card)
    return {
      id,
      brand: type === 'paypal' ? 'paypal' : 'other',
      last4: '',
      expiryMonth: 0,
      expiryYear: 0,
      fingerprint: null,
      country: null,
    };
  return {
    id,
    brand: BRANDS[card.brand] ?? 'other',
    last4: card.last4,
    expiryMonth: card.exp_month,
    expiryYear: card.exp_year,
    fingerprint: card.fingerprint ?? null,
    country: isCountry(card.country) ? card.country : null,
  };
}
