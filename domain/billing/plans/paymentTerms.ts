import { consumerRules } from '#domain/billing/core/consumerRules.ts';
import type { Money } from '#domain/billing/core/money.ts';

/** What of a quote says how it is paid, as pages have it. */
interface PricedQuote {
  total: Money;
  /** Null when nothing more is charged. */
  later: {
    at: string;
    why: string;
    months: number;
    amount: Money;
    reduced: { payments: number; full: Money } | null;
  } | null;
  /** Of the buyer, ISO 3166 alpha-2. */
  country: string;
}

/** How a purchase is paid, as a code with its values: pages put it into words. */
export type PaymentTerms =
  /** Once, and nothing later. */
  | { code: 'once'; now: Money }
  /**
   * Something now, and the same or another amount with every term. `withdrawDays`: days in which it can be withdrawn
   * from.
   */
  | { code: 'renews'; now: Money; each: Money; months: number; next: string; withdrawDays: number }
  /** Nothing now: a trial, or a change that waits for the end of the present period. `from` is an ISO 8601 instant. */
  | { code: 'later'; each: Money; months: number; from: string; isTrial: boolean }
  /** A promotion holds for the next `payments` of them, and the full price after it. */
  | {
      code: 'reduced';
      now: Money;
      next: string;
      reduced: Money;
      payments: number;
      each: Money;
      months: number;
      isTrial: boolean;
      withdrawDays: number | null;
    };

/**
 * What a buyer agrees to: amount, interval and how to get out of it.
 * @param today - `YYYY-MM-DD` in the buyer's time zone: rights to withdraw are dated (consumerRules).
 */
export function paymentTerms(quote: PricedQuote, today: string): PaymentTerms {
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
