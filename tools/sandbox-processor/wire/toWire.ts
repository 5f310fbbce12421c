import type Stripe from 'stripe';

import type { Database } from '#server/platform/db/database.ts';

import { cardOf } from '../bank/cards.ts';
import {
  type Customer,
  type Dispute,
  fingerprintOf,
  type Intent,
  type Method,
  type Refund,
  type Refusal,
  type Session,
} from '../store/documents.ts';
import { find } from '../store/objectStore.ts';

/** What of an answer is sent whole instead of as an id, such as `latest_charge`. */
export type Expand = readonly string[];

/** Where the processor's own pages are, without a final slash. */
export interface Pages {
  base: string;
}

/**
 * What is expanded inside of a part: `below(['payment_intent.latest_charge'], 'payment_intent')` is
 * `['latest_charge']`.
 */
const below = (expand: Expand, part: string): Expand =>
  expand.filter((path) => path.startsWith(`${part}.`)).map((path) => path.slice(part.length + 1));
const isWhole = (expand: Expand, part: string): boolean =>
  expand.some((path) => path === part || path.startsWith(`${part}.`));

/** A customer in the dialect. */
export const wireCustomer = ({ id, metadata, created }: Customer) =>
  ({
    id,
    object: 'customer',
    created,
    livemode: false,
    metadata,
    email: null,
    balance: 0,
    description: null,
  }) satisfies Pick<
    Stripe.Customer,
    'id' | 'object' | 'created' | 'livemode' | 'metadata' | 'email' | 'balance' | 'description'
  >;

/** A saved card or wallet in the dialect. */
export function wireMethod(method: Method) {
  const common = {
    id: method.id,
    object: 'payment_method',
    created: method.created,
    customer: method.customer,
    livemode: false,
    metadata: {},
    type: method.type,
  } as const;
  const card = cardOf(method.card);
  if (!card) return common satisfies Pick<Stripe.PaymentMethod, keyof typeof common>;
  const whole = {
    ...common,
    card: {
      brand: card.brand,
      country: card.country ?? 'GB',
      display_brand: card.brand,
      exp_month: method.expiryMonth,
      exp_year: method.expiryYear,
      fingerprint: fingerprintOf(method),
      funding: 'credit',
      last4: card.number.slice(-4),
    },
  };
  return whole satisfies Pick<Stripe.PaymentMethod, keyof typeof common> & {
    card: Pick<
      Stripe.PaymentMethod.Card,
      'brand' | 'country' | 'display_brand' | 'exp_month' | 'exp_year' | 'fingerprint' | 'funding' | 'last4'
    >;
  };
}

const MESSAGES: Readonly<Record<string, string>> = {
  card_declined: 'Your card was declined.',
  expired_card: 'Your card has expired.',
  authentication_required: 'Your card was declined. This transaction requires authentication.',
};

/** A refusal in the dialect. */
export function wireRefusal(error: Refusal, method: Method | null) {
  const whole = {
    type: 'card_error',
    message: MESSAGES[error.code] ?? 'The payment failed.',
    ...error,
    ...(method && { payment_method: wireMethod(method) }),
  } as const;
  return whole satisfies Pick<Stripe.PaymentIntent.LastPaymentError, 'type' | 'message' | 'code'>;
}

/** What the bank was asked for a payment, in the dialect; its id follows from the payment's. */
export function wireCharge(intent: Intent) {
  const whole = {
    id: intent.id.replace(/^pi_/u, 'ch_'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.status === 'succeeded' ? intent.amount : 0,
    amount_refunded: intent.refunded,
    captured: intent.status === 'succeeded',
    created: intent.created,
    currency: intent.currency,
    customer: intent.customer,
    disputed: intent.isDisputed,
    livemode: false,
    metadata: intent.metadata,
    paid: intent.status === 'succeeded',
    payment_intent: intent.id,
    payment_method: intent.method,
    refunded: intent.refunded === intent.amount && intent.amount > 0,
    status: intent.status === 'succeeded' ? 'succeeded' : intent.status === 'processing' ? 'pending' : 'failed',
  } as const;
  return whole satisfies Pick<Stripe.Charge, keyof typeof whole>;
}

const actionOf = (intent: Intent, { base }: Pages) =>
  intent.status === 'requires_action'
    ? ({
        type: 'redirect_to_url',
        redirect_to_url: { url: `${base}/bank/${intent.id}`, return_url: intent.returnUrl },
      } satisfies Stripe.PaymentIntent.NextAction)
    : null;

/** A payment, or the saving of a card, in the dialect. @param known - its card, where that was read already */
export async function wireIntent(
  db: Database,
  intent: Intent,
  pages: Pages,
  expand: Expand = [],
  known: Method | null = null,
) {
  const method =
    intent.method === null ? null : known?.id === intent.method ? known : await find(db, 'method', intent.method);
  const error = intent.error && wireRefusal(intent.error, method);
  const common = {
    id: intent.id,
    created: intent.created,
    customer: intent.customer,
    description: intent.description,
    livemode: false,
    metadata: intent.metadata,
    next_action: actionOf(intent, pages),
    // A refused card is taken off the payment, and named by the refusal.
    payment_method:
      intent.status === 'requires_payment_method' || method === null
        ? null
        : isWhole(expand, 'payment_method')
          ? wireMethod(method)
          : method.id,
    payment_method_types: ['card'],
    status: intent.status,
  };
  if (intent.kind === 'setup') {
    const setup = { ...common, object: 'setup_intent', last_setup_error: error, usage: 'off_session' } as const;
    return setup satisfies Omit<
      Pick<Stripe.SetupIntent, keyof typeof setup>,
      'payment_method' | 'next_action' | 'last_setup_error'
    >;
  }
  const charge = intent.isTried ? wireCharge(intent) : null;
  const payment = {
    ...common,
    object: 'payment_intent',
    amount: intent.amount,
    amount_received: intent.status === 'succeeded' ? intent.amount : 0,
    currency: intent.currency,
    last_payment_error: error,
    latest_charge: charge && (isWhole(expand, 'latest_charge') ? charge : charge.id),
    setup_future_usage: 'off_session',
  } as const;
  return payment satisfies Omit<
    Pick<Stripe.PaymentIntent, keyof typeof payment>,
    'payment_method' | 'last_payment_error' | 'latest_charge'
  >;
}

/** The page of a checkout in the dialect. */
export async function wireSession(db: Database, session: Session, pages: Pages, expand: Expand = []) {
  const part = session.mode === 'payment' ? 'payment_intent' : 'setup_intent';
  const intent = session.intent === null ? null : await find(db, 'intent', session.intent);
  const tried =
    intent && (isWhole(expand, part) ? await wireIntent(db, intent, pages, below(expand, part)) : intent.id);
  const whole = {
    id: session.id,
    object: 'checkout.session',
    amount_total: session.mode === 'payment' ? session.amount : null,
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReference,
    created: session.created,
    currency: session.currency,
    customer: session.customer,
    expires_at: session.expiresAt,
    livemode: false,
    metadata: session.metadata,
    mode: session.mode,
    payment_intent: session.mode === 'payment' ? tried : null,
    payment_method_types: ['card', ...(session.offersPaypal ? ['paypal'] : [])] as string[],
    payment_status:
      session.mode === 'setup' ? 'no_payment_required' : intent?.status === 'succeeded' ? 'paid' : 'unpaid',
    setup_intent: session.mode === 'setup' ? tried : null,
    status: session.status,
    success_url: session.successUrl,
    ui_mode: 'hosted_page',
    url: session.status === 'open' ? `${pages.base}/pay/${session.id}` : null,
  } as const;
  return whole satisfies Omit<Pick<Stripe.Checkout.Session, keyof typeof whole>, 'payment_intent' | 'setup_intent'>;
}

/** Money back in the dialect. */
export function wireRefund({ id, intent, amount, currency, status, metadata, created }: Refund) {
  const whole = {
    id,
    object: 'refund',
    amount,
    charge: intent.replace(/^pi_/u, 'ch_'),
    created,
    currency,
    metadata,
    payment_intent: intent,
    reason: null,
    status,
  } as const;
  return whole satisfies Pick<Stripe.Refund, keyof typeof whole>;
}

/** A denied payment in the dialect. @param payment - what it is of, where that is sent whole */
export function wireDispute({ id, intent, amount, currency, status, created }: Dispute, payment?: object) {
  const whole = {
    id,
    object: 'dispute',
    amount,
    charge: intent.replace(/^pi_/u, 'ch_'),
    created,
    currency,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: intent,
    reason: 'fraudulent',
    status,
  } as const;
  const plain = whole satisfies Pick<Stripe.Dispute, keyof typeof whole>;
  return payment ? { ...plain, payment_intent: payment } : plain;
}
