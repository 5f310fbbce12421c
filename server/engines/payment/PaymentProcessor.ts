import type { FailureClass } from '#domain/billing/core/failureClass.ts';
import type { Movement } from '#domain/billing/reconciliation/compareMovements.ts';
import type { ProviderName } from '#server/platform/config/settings/payments.ts';

/** The processor gave no answer, or one that says nothing: whether money moved is unknown. */
export class ProcessorUnreachable extends Error {
  override readonly name = 'ProcessorUnreachable';
}

/** A notice that the processor did not sign, that was changed on its way, or that is too old. */
export class BadSignature extends Error {
  override readonly name = 'BadSignature';
}

/** The processor understood and said no: nothing moved. */
export class ProcessorRefused extends Error {
  override readonly name = 'ProcessorRefused';
  /** The processor's word, such as `resource_missing`. */
  readonly code: string;

  /** @param code - the processor's word. */
  constructor(code: string) {
    super(`The payment processor refused: ${code}`);
    this.code = code;
  }
}

/** One attempt to take money, as the processor has it. Amounts are in minor units. */
export interface ProcessorPayment {
  id: string;
  /** The id of our payment; null for a payment that this site did not start. */
  reference: string | null;
  status: 'succeeded' | 'pending' | 'requires_action' | 'failed' | 'canceled';
  amount: number;
  /** ISO 4217, capital letters. */
  currency: string;
  /**
   * Set while the status is `failed` or `requires_action`. The code is the processor's word, such as
   * `insufficient_funds`.
   */
  failure: { class: FailureClass; code: string } | null;
  /** What was paid with; null before a card is known. */
  method: string | null;
  /** Where the person confirms at the bank; null when there is nothing to confirm. */
  actionUrl: string | null;
  /** What was given back, in minor units. */
  refunded: number;
  disputed: boolean;
}

/** A payment that its payer denies to their bank. */
export interface ProcessorDispute {
  id: string;
  /** Minor units of the payment's currency. */
  amount: number;
  /** The money is held while it is `open`, ours again when it is `won`, and the payer's when it is `lost`. */
  status: 'open' | 'won' | 'lost';
}

/** A saved card or wallet. Never a whole card number. */
export interface ProcessorMethod {
  id: string;
  brand: 'maestro' | 'diners' | 'mastercard' | 'amex' | 'visa' | 'paypal' | 'other';
  /** Empty for a wallet. */
  last4: string;
  /** 1 to 12; 0 for a wallet. */
  expiryMonth: number;
  /** Four digits; 0 for a wallet. */
  expiryYear: number;
  /** The same for the same card in every account; null for a wallet. */
  fingerprint: string | null;
  /**
   * Country of the card's bank, ISO 3166 alpha-2; null where the bank says none, or one that is not on the list of
   * countries.
   */
  country: string | null;
}

/** That something happened. It decides nothing: what it names is fetched. */
export interface ProcessorEvent {
  id: string;
  /** The processor's word, such as `payment_intent.succeeded`. */
  type: string;
  objectKind: 'payment' | 'session' | 'setup' | 'refund' | 'dispute' | 'other';
  /** Of the object that changed. For a refund or a dispute the payment's id, when the event names one. */
  objectId: string;
  /** The site that the object was made by, `PaymentProcessor.site`; null when the object names none. */
  site: string | null;
}

/**
 * The processor's page for one checkout. While it is open a person may pay on it, also after a card was declined and
 * after Cancel: expire it before another page is opened for the same thing.
 */
export interface SessionState {
  status: 'open' | 'complete' | 'expired';
  customer: string | null;
  /** The payment that the page made; null for a page that only saves a card, and before anything was paid. */
  payment: ProcessorPayment | null;
  /** The card that was saved; null until there is one. */
  method: ProcessorMethod | null;
}

/** What the page of a checkout is for. */
export interface PageOrder {
  checkoutId: string;
  /** Null: a customer is made. */
  customer: string | null;
  email: string;
  /** `payment` charges and saves the card for later, `setup` only saves it. */
  mode: 'payment' | 'setup';
  /** Our payment; null with `setup`. */
  paymentId: string | null;
  /** Minor units; ignored with `setup`. */
  amount: number;
  currency: string;
  description: string;
  successUrl: string;
  cancelUrl: string;
  failureUrl: string;
  /** The same key answers with the same page. */
  key: string;
}

/** A charge without the person: a renewal. */
export interface ChargeOrder {
  paymentId: string;
  /** From 1. Payment and attempt together are the processor's key against charging twice. */
  attempt: number;
  customer: string;
  method: string;
  amount: number;
  currency: string;
  description: string;
}

/** Money back. The refund's id is the key against paying it twice. */
export interface RefundOrder {
  refundId: string;
  processorPayment: string;
  amount: number;
}

/**
 * Keeps cards and moves money; everything else about subscriptions is ours (docs/adr/0077). Every method may throw
 * ProcessorUnreachable, and then nothing is known: look the payment up by its reference before trying again.
 */
export interface PaymentProcessor {
  name: ProviderName;
  /** What this site calls itself at the processor, where several sites may share an account. */
  site: string;
  /** The header of a notice that has its signature, in small letters; null where no notices are sent. */
  signatureHeader: string | null;
  /**
   * How far its clock is ahead of ours by its last answer, in milliseconds; null before there was one, and where there
   * is no other clock.
   */
  clockAheadMs(): number | null;
  /** Asks for something small, so that its clock is known. Silence is no failure. */
  lookAtClock(): Promise<void>;
  /** Makes a page. Answers where to send the browser. */
  openPage(order: PageOrder): Promise<{ session: string; url: string; customer: string }>;
  session(id: string): Promise<SessionState>;
  /** Closes a page; one that is complete or closed stays as it is. */
  expireSession(id: string): Promise<void>;
  /**
   * A decline is an answer, not an exception.
   * @throws ProcessorRefused when nothing was tried since the order is wrong: a card that was forgotten, say.
   */
  charge(order: ChargeOrder): Promise<ProcessorPayment>;
  /**
   * What is `failed` stays so: a card that was declined on a page that is still open is `pending`.
   * @throws ProcessorRefused for an unknown id.
   */
  payment(processorId: string): Promise<ProcessorPayment>;
  /**
   * By the id of our payment: the attempt that succeeded, else the newest; null when the processor knows none. What was
   * made in the last minute may be missing.
   */
  findByReference(paymentId: string): Promise<ProcessorPayment | null>;
  /** @throws ProcessorRefused when more is asked back than is left. */
  refund(order: RefundOrder): Promise<{ id: string; status: 'succeeded' | 'pending' | 'failed' }>;
  /** Null when there is no such card any more. */
  method(id: string): Promise<ProcessorMethod | null>;
  /** Forgets a card; one that is forgotten already stays so. */
  detach(id: string): Promise<void>;
  /** Everything that happened after an event, the oldest first; null for all that is still listed (30 days). */
  events(after: string | null): AsyncIterable<ProcessorEvent>;
  /**
   * All money of this site that moved or tried to in a stretch of time, by the moment at which the processor heard of
   * it.
   * @param until - excluded.
   */
  movements(since: Date, until: Date): AsyncIterable<Movement>;
  /**
   * Disputes of a payment, whatever their state; none where the payer cannot deny one.
   * @param processorPayment - the processor's id of the payment.
   */
  disputesOf(processorPayment: string): Promise<ProcessorDispute[]>;
  /**
   * Reads a notice that arrived.
   * @param raw - the body, byte for byte.
   * @param now - of our clock; a notice signed more than 300 seconds before or after it is refused.
   * @throws BadSignature for what this processor did not sign.
   */
  verify(raw: Buffer, signature: string, now: Date): ProcessorEvent;
}
