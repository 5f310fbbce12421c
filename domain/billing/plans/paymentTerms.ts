import { consumerRules } from '#domain/billing/core/consumerRules.ts';

/** An amount in minor units, tax included, with its ISO 4217 currency. */
interface Sum {
  amount: number;
  currency: string;
}

/** What of a quote says how it is paid, as pages have it. */
interface PricedQuote<Amount extends Sum> {
  total: Amount;
  /** Null when nothing more is charged. */
  later: {
    at: string;
    why: string;
    months: number;
    amount: Amount;
    reduced: { payments: number; full: Amount } | null;
  } | null;
  /** Of the buyer, ISO 3166 alpha-2. */
  country: string;
}

/** How a purchase is paid, as a code with its values: pages put it into words. */
export type PaymentTerms<Amount extends Sum = Sum> =
  /** Once, and nothing later. */
  | { code: 'once'; now: Amount }
  /**
   * Something now, and the same or another amount with every term. `withdrawDays`: days in which it can be withdrawn
   * from.
   */
  | { code: 'renews'; now: Amount; each: Amount; months: number; next: string; withdrawDays: number }
  /** Nothing now: a trial, or a change that waits for the end of the present period. `from` is an ISO 8601 instant. */
  | { code: 'later'; each: Amount; months: number; from: string; isTrial: boolean }
  /** A promotion holds for the next `payments` of them, and the full price after it. */
  | {
      code: 'reduced';
      now: Amount;
      next: string;
      reduced: Amount;
      payments: number;
      each: Amount;
      months: number;
      isTrial: boolean;
      withdrawDays: number | null;
    };

/**
 * What a buyer agrees to: amount, interval and how to get out of it.
 * @param today - `YYYY-MM-DD` in the buyer's time zone: rights to withdraw are dated (consumerRules).
 */
export function paymentTerms<Amount extends Sum>(quote: PricedQuote<Amount>, today: string): PaymentTerms<Amount> {
  const { total: now, later, country } = quote;
  if (later === null) return { code: 'once', now };
  const { at: next, amount, months, reduced } = later;
  const isTrial = later.why === 'trialEnd';
  const withdrawDays = consumerRules(country, today).coolingOffDays;
  if (reduced !== null) {
    const { payments, full: each } = reduced;
    return {
      code: 'reduced',
      now,
      next,
      reduced: amount,
      payments,
      each,
      months,
      isTrial,
      withdrawDays: now.amount > 0 ? withdrawDays : null,
    };
  }
  if (now.amount === 0) return { code: 'later', each: amount, months, from: next, isTrial };
  return { code: 'renews', now, each: amount, months, next, withdrawDays };
}
