import type { Currency } from '#domain/billing/core/currency.ts';

/** A plan with one of its prices, as it is sold at a moment. */
export interface OfferedPlan {
  planId: string;
  /** What it opens, whatever the term. */
  tier: string;
  /** Tiers that open more have the greater number. */
  sort: number;
  displayName: string;
  months: number;
  trialDays: number;
  isGift: boolean;
  priceId: number;
  currency: Currency;
  /** For the whole term, tax included, in minor units. */
  amount: number;
}

/** How long a term is, in words. */
export const termInWords = (months: number): string => (months === 1 ? '1 month' : `${months} months`);

/** A plan and its term, as invoices and pages name it. */
export const planInWords = ({ displayName, months }: Pick<OfferedPlan, 'displayName' | 'months'>): string =>
  `${displayName}, ${termInWords(months)}`;
