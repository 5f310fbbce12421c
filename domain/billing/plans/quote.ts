import type { Charge, ChargeLine } from '#domain/billing/core/charge.ts';
import type { Currency } from '#domain/billing/core/money.ts';
import { wallTime } from '#domain/billing/core/siteDay.ts';
import { splitTax } from '#domain/billing/core/tax.ts';

/** What can be bought; `card` has the total 0 and only saves a card. */
export type QuoteKind = 'subscribe' | 'trial' | 'change' | 'gift' | 'credits' | 'item' | 'card';

export const QUOTE_KINDS: readonly QuoteKind[] = ['subscribe', 'trial', 'change', 'gift', 'credits', 'item', 'card'];

/** How long a quote is kept: what is charged is what was shown, or nothing. */
export const QUOTE_MINUTES = 15;

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
  lines: ChargeLine[];
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

/** What is paid once: one line, with nothing taken off and nothing charged later. */
export function quoteOnce({
  line,
  ...once
}: Pick<Quote, 'kind' | 'currency' | 'rateBasisPoints' | 'country' | 'stated' | 'subject'> & {
  line: ChargeLine;
}): Quote {
  const { net, tax } = splitTax(line.amount, once.rateBasisPoints);
  return { ...once, lines: [line], discount: null, total: line.amount, net, tax, later: null };
}

/** What the invoice of a quote says; the discount is its last line. @param cardCountry - of the account; null for none */
export const chargeOf = (
  { currency, total, net, tax, rateBasisPoints, country, stated, lines, discount }: Quote,
  cardCountry: string | null,
): Charge => ({
  currency,
  gross: total,
  net,
  tax,
  rateBasisPoints,
  country,
  statedCountry: stated ?? country,
  cardCountry,
  lines: [...lines, ...(discount ? [{ description: discount.label, amount: -discount.amount }] : [])],
});

/**
 * What of a quote must be the same when it is confirmed: all of it, but of the next payment only the day. Two equal
 * texts are one quote.
 */
export const quoteFingerprint = (quote: Quote, zone: string): string =>
  JSON.stringify(
    inOrder({ ...quote, later: quote.later && { ...quote.later, at: wallTime(new Date(quote.later.at), zone).day } }),
  );

/** The same value with its keys in order, whatever order a database gave them. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, held]) => held !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, held]) => [key, inOrder(held)]),
  );
}
