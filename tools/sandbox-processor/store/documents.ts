import { createHash, randomBytes } from 'node:crypto';

type Metadata = Record<string, string>;

/** Why an attempt failed, in the dialect's words. */
export interface Refusal {
  code: string;
  decline_code?: string;
  advice_code?: string;
}

/** Who pays. Neither a name nor an email address is kept. */
export interface Customer {
  id: string;
  metadata: Metadata;
  created: number;
}

/** A saved card or wallet: which test card it is, never its number. */
export interface Method {
  id: string;
  /** Null once it is forgotten. */
  customer: string | null;
  type: 'card' | 'paypal';
  /** Key of the test card; empty for a wallet. */
  card: string;
  expiryMonth: number;
  expiryYear: number;
  /** Whether its owner has confirmed it at the bank once. */
  isConfirmed: boolean;
  created: number;
}

/** The page of a checkout. */
export interface Session {
  id: string;
  customer: string;
  mode: 'payment' | 'setup';
  status: 'open' | 'complete' | 'expired';
  amount: number;
  currency: string;
  description: string;
  metadata: Metadata;
  intentMetadata: Metadata;
  clientReference: string | null;
  successUrl: string;
  cancelUrl: string;
  offersPaypal: boolean;
  /** What was tried on the page; null until then. */
  intent: string | null;
  expiresAt: number;
  created: number;
}

/** An attempt to take money, or to save a card. */
export interface Intent {
  id: string;
  kind: 'payment' | 'setup';
  customer: string | null;
  session: string | null;
  amount: number;
  currency: string;
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'processing'
    | 'succeeded'
    | 'canceled';
  method: string | null;
  description: string;
  metadata: Metadata;
  error: Refusal | null;
  /** Where the bank's page leads back to, when no page of a checkout asked. */
  returnUrl: string | null;
  /** Whether a bank was asked. */
  isTried: boolean;
  refunded: number;
  isDisputed: boolean;
  created: number;
}

/** Money back. */
export interface Refund {
  id: string;
  intent: string;
  amount: number;
  currency: string;
  status: 'succeeded' | 'pending' | 'failed';
  metadata: Metadata;
  created: number;
}

/** A payment that its payer denies. */
export interface Dispute {
  id: string;
  intent: string;
  amount: number;
  currency: string;
  status: 'needs_response' | 'won' | 'lost';
  created: number;
}

/** Everything the processor keeps, by kind. */
export interface Documents {
  customer: Customer;
  method: Method;
  session: Session;
  intent: Intent;
  refund: Refund;
  dispute: Dispute;
}

/** An id that no one can guess, with the beginning that the dialect gives its kind. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** Seconds since 1970, as the dialect counts. */
export const seconds = (at: Date = new Date()): number => Math.floor(at.getTime() / 1000);

/**
 * The same for the same number and expiry, so that a test can have a card that no one had before by choosing another
 * year.
 */
export const fingerprintOf = ({ card, expiryMonth, expiryYear }: Method): string =>
  createHash('sha256').update(`${card} ${expiryMonth}/${expiryYear}`).digest('hex').slice(0, 16);
