import { sumOf } from './money.ts';

/**
 * What the books tell apart. Debits are positive, credits negative: what we have and are owed (`receivable`,
 * `clearing`, `bank`, `disputed`, `fees`, `writeOff`) grows by debits, what we owe and earn (all others) by credits.
 */
export type LedgerKind =
  /** What a member owes us for invoices; of a billing account. */
  | 'receivable'
  | 'clearing'
  | 'bank'
  | 'deferred'
  | 'revenue'
  /** By country. */
  | 'tax'
  | 'gifts'
  | 'credits'
  | 'breakage'
  | 'refundsPayable'
  | 'disputed'
  | 'fees'
  | 'writeOff';

/** An account of the books, in the currency of its entry. */
export interface LedgerAccountKey {
  kind: LedgerKind;
  /** Of `receivable`. */
  billingAccountId?: number;
  /** Of `tax`: ISO 3166 alpha-2. */
  country?: string;
}

/** A line of an entry, in minor units. */
export interface LedgerLine {
  account: LedgerAccountKey;
  amount: number;
}

/** Where the money of an invoice waits until it is earned, by what was bought. */
export const incomeOf = (purpose: string): LedgerKind =>
  purpose === 'gift' ? 'gifts' : purpose === 'credits' ? 'credits' : purpose === 'item' ? 'revenue' : 'deferred';

/** What an invoice says of its money, in minor units. */
export interface BookedInvoice {
  billingAccountId: number;
  purpose: string;
  country: string;
  gross: number;
  net: number;
  tax: number;
}

const lines = (all: readonly LedgerLine[]): LedgerLine[] => all.filter(({ amount }) => amount !== 0);

/**
 * An invoice was opened: its member owes it, we owe the tax, and the rest is to be earned. A credit note has negative
 * amounts.
 */
export const invoicePosting = ({ billingAccountId, purpose, country, gross, net, tax }: BookedInvoice): LedgerLine[] =>
  lines([
    { account: { kind: 'receivable', billingAccountId }, amount: gross },
    { account: { kind: incomeOf(purpose) }, amount: -net },
    { account: { kind: 'tax', country }, amount: -tax },
  ]);

/** A payment arrived at the processor. */
export const paymentPosting = (billingAccountId: number, amount: number): LedgerLine[] =>
  lines([
    { account: { kind: 'clearing' }, amount },
    { account: { kind: 'receivable', billingAccountId }, amount: -amount },
  ]);

/** A refund left the processor; its credit note had made the member's account negative. */
export const refundPosting = (billingAccountId: number, amount: number): LedgerLine[] =>
  paymentPosting(billingAccountId, -amount);

/** A payer denied a payment to their bank: its money is held apart. A negative amount puts it back. */
export const disputePosting = (amount: number): LedgerLine[] =>
  lines([
    { account: { kind: 'disputed' }, amount },
    { account: { kind: 'clearing' }, amount: -amount },
  ]);

/** A dispute was lost: what was held is the payer’s again; a credit note had made their account negative. */
export const lostPosting = (billingAccountId: number, amount: number): LedgerLine[] =>
  lines([
    { account: { kind: 'receivable', billingAccountId }, amount },
    { account: { kind: 'disputed' }, amount: -amount },
  ]);

/** A part of what was paid ahead has been earned. */
export const releasePosting = (amount: number): LedgerLine[] =>
  lines([
    { account: { kind: 'deferred' }, amount },
    { account: { kind: 'revenue' }, amount: -amount },
  ]);

/** Whether the lines of an entry cancel out and there are any. */
export const isBalanced = (all: readonly LedgerLine[]): boolean =>
  all.length > 0 && sumOf(all.map(({ amount }) => amount)) === 0;
