import type { Charge } from '#domain/billing/core/charge.ts';
import type { FailureClass } from '#domain/billing/core/failureClass.ts';
import type { CheckoutWanted } from '#domain/billing/payments/checkoutWanted.ts';
import type { CheckoutState, PaymentFailure, PaymentState } from '#domain/billing/payments/paymentState.ts';
import type { Quote, QuoteKind } from '#domain/billing/plans/quote.ts';
import type { PaymentProcessor } from '#server/engines/payment/PaymentProcessor.ts';
import type { AffiliateNotes } from '#server/modules/billing/affiliates/index.ts';
import type { BillingAccount, BillingRules } from '#server/modules/billing/core/index.ts';
import type { Invoice, InvoiceDeps } from '#server/modules/billing/invoices/index.ts';
import type { QuoteBook } from '#server/modules/billing/plans/index.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Mailer } from '#server/platform/mail/Mailer.ts';

/** A failure from its two columns; null where nothing failed. */
export const failureOf = (failureClass: FailureClass | null, code: string | null): PaymentFailure | null =>
  failureClass === null ? null : { class: failureClass, code: code ?? 'declined' };

/** What is bought, once its money has arrived or, where nothing is due, once its card is saved. */
export interface Purchase {
  kind: QuoteKind | 'renewal';
  account: BillingAccount;
  /** Null for a renewal. */
  quote: Quote | null;
  wanted: CheckoutWanted | null;
  /** Null where nothing was due. */
  invoiceId: number | null;
  /** Of a renewal and a change. */
  subscriptionId: number | null;
  /** What was paid for a renewal; left out where nothing was due. */
  paid?: Pick<Charge, 'gross' | 'net' | 'rateBasisPoints'>;
  /** A free trial was had with the card before. */
  isCardTried?: boolean;
  /** The account's time. */
  now: Date;
}

/** Gives what was bought, in the transaction that books its payment: both happen or neither. */
export type Fulfil = (tx: Database, purchase: Purchase) => Promise<{ subscriptionId: number | null }>;

/** What each kind of purchase does when it is paid. */
export type Fulfilments = Readonly<Partial<Record<QuoteKind, Fulfil>>> & { renewal: Fulfil };

/** What payments need of the site. */
export interface PaymentDeps {
  db: Database;
  /** Null: nothing can be paid. */
  processor: PaymentProcessor | null;
  fulfilments: Fulfilments;
  /** Works prices out again before they are charged. */
  quotes: QuoteBook;
  /** Whose tax is in a price. */
  rules: BillingRules;
  /** A renewal that failed: the subscription is past due. */
  renewalFailed: (
    tx: Database,
    failed: { subscriptionId: number; failure: PaymentFailure; actionUrl: string | null; now: Date },
  ) => Promise<void>;
  /**
   * What was given back of an invoice, without tax, is earned no more: in the books alone. `cause` is that of the
   * credit note.
   */
  unearn: (tx: Database, back: { invoice: Invoice; net: number; at: Date; cause: string }) => Promise<void>;
  /** Closes what an invoice paid for: a bank gave the payment back, or staff say so. */
  takeBack: (tx: Database, back: { invoice: Invoice; account: BillingAccount; now: Date }) => Promise<void>;
  /** Days for which an order opens before its bank transfer has arrived; 0 for none, and with cards. */
  trustDays: number;
  /** What partner sites are told, with consent alone. */
  affiliates: AffiliateNotes;
  mailer: Mailer;
  /** What finishing an invoice needs. */
  invoices: InvoiceDeps;
  publicUrl: string;
  log: Pick<Log, 'info' | 'warn'>;
}

/** A purchase under way. */
export interface Checkout {
  id: string;
  accountId: number;
  kind: QuoteKind;
  quote: Quote;
  wanted: CheckoutWanted;
  state: CheckoutState;
  isCanceled: boolean;
  failure: PaymentFailure | null;
  subscriptionId: number | null;
  session: string | null;
  url: string | null;
  createdAt: Date;
}

/** A payment as it is stored. */
export interface Payment {
  id: string;
  invoiceId: number;
  accountId: number;
  amount: number;
  currency: string;
  state: PaymentState;
  attempt: number;
  isOffSession: boolean;
  processorId: string | null;
  failure: PaymentFailure | null;
  actionUrl: string | null;
  createdAt: Date;
}
