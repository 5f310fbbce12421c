import type { Currency } from '#domain/billing/core/money.ts';

/** What is sold for a term, and opens something for as long. */
export interface Plan {
  id: string;
  name: string;
  /** Of a partner organisation's members; null for everyone. */
  groupName: string | null;
  durationInMonths: number;
  displayName: string;
  isGift: boolean;
  /** What it opens, whatever the term; null for what is not sold in tiers. */
  tier: string | null;
  holdings: string[];
  grants: string[];
  trialDays: number;
  isOffered: boolean;
  /** Tiers that open more have the greater number. */
  sort: number;
}

/** A plan at one of its prices. */
export interface PricedPlan extends Plan {
  priceId: number;
  currency: Currency;
  /** For the whole term, tax included, in minor units. */
  amount: number;
}

/** How long a term is, in words. */
export const termInWords = (months: number): string => (months === 1 ? '1 month' : `${months} months`);

/** A plan and its term, as invoices and pages name it. */
export const planInWords = ({
  displayName,
  durationInMonths,
}: Pick<Plan, 'displayName' | 'durationInMonths'>): string => `${displayName}, ${termInWords(durationInMonths)}`;
