import type { Currency } from '#domain/billing/core/currency.ts';

/** What can be bought; `card` has the total 0 and only saves a card. */
export type QuoteKind = 'subscribe' | 'trial' | 'change' | 'gift' | 'credits' | 'item' | 'card';

export const QUOTE_KINDS: readonly QuoteKind[] = ['subscribe', 'trial', 'change', 'gift', 'credits', 'item', 'card'];

/** How long a quote is kept: what is charged is what was shown, or nothing. */
export const QUOTE_MINUTES = 15;

export interface QuoteLine {
  description: string;
  /** With tax, in minor units; negative for a credit. */
  amount: number;
}

/** What is charged after today, until the subscription is cancelled. Amounts in minor units, tax included. */
export interface LaterPayments {
  /** The next payment, as an ISO 8601 instant, and its amount. */
  at: string;
  amount: number;
  why: 'renewal' | 'trialEnd';
  /** From one payment to the next. */
  months: number;
  /** A promotion that holds for so many of them, and the price after it; null for none. */
  reduced: { payments: number; full: number } | null;
}

/** A price, worked out. It is plain data: stored, hashed, shown and charged as it is. */
export interface Quote {
  kind: QuoteKind;
  currency: Currency;
  lines: QuoteLine[];
  /** Already taken off the total. */
  discount: { label: string; amount: number } | null;
  total: number;
  net: number;
  tax: number;
  /** Null when the operator has no tax number. */
  rateBasisPoints: number | null;
  /** Where the buyer belongs, ISO 3166 alpha-2. */
  country: string;
  /** What they stated, where their card says otherwise and counts. */
  stated?: string;
  /** The payments that follow; null when nothing more is charged. */
  later: LaterPayments | null;
  subject: {
    planId?: string;
    priceId?: string;
    subscriptionId?: string;
    recordId?: string;
    recordItemType?: string;
    creditPackageId?: string;
    giftId?: string;
    promotionCode?: string;
    /** Days of a trial that a promotion makes longer, in all. */
    trialDays?: number;
    /**
     * What a change at once was priced from: the price that ran and since when. Another change in between makes its
     * credit worthless.
     */
    changedFrom?: string;
  };
}

/** What a quote is asked with. Texts come from outside: every quoter checks what it uses. */
export interface QuoteInput {
  priceId?: string | null;
  /** Stated country, ISO 3166 alpha-2; without it that of the account, or of the site. */
  country?: string | null;
  promotionCode?: string | null;
  recordId?: string | null;
  recordItemId?: string | null;
  creditPackageId?: string | null;
  giftId?: string | null;
}

/** Why there is no quote, by field. */
export interface QuoteProblem {
  field: string;
  code: string;
  message: string;
}
