import { answer } from './graphqlServer.ts';

const money = (amount: number, currency = 'GBP') => ({ amount, currency });

/** A subscription of the reader, as the server answers it: one that runs, unless told otherwise. */
export const aSubscription = (changes: Record<string, unknown> = {}, plan: Record<string, unknown> = {}) => ({
  id: '7',
  state: 'ACTIVE',
  type: 'CARD',
  createdAt: '2026-01-09T10:00:00.000Z',
  expiresAt: '2099-07-09T10:00:00.000Z',
  ...changes,
  plan: {
    id: 'demo-yearly',
    name: 'Everything, yearly',
    groupName: null,
    durationInMonths: 12,
    displayName: 'Everything',
    isGift: false,
    ...plan,
  },
});

/** A price of a plan for a term. */
export const aPrice = (
  id: string,
  months: number,
  amount: number,
  displayName = 'Everything',
  was: number | null = null,
  currency = 'GBP',
) => ({
  priceId: `price-${id}`,
  plan: {
    id,
    name: `${displayName}, ${months}`,
    groupName: null,
    durationInMonths: months,
    displayName,
    isGift: false,
  },
  total: money(amount, currency),
  perMonth: money(Math.round(amount / months), currency),
  was: was === null ? null : money(was, currency),
  nextYear: money(amount * (12 / months), currency),
  trialDays: id === 'demo-yearly' ? 14 : 0,
});

/** Two tiers, each for a month and a year. */
export const OFFERS = [
  {
    tier: 'essential',
    displayName: 'Essential',
    opens: ['12,345 records in 2 record sets'],
    holdings: ['records'],
    trialDays: 0,
    prices: [aPrice('essential-1', 1, 799, 'Essential'), aPrice('essential-12', 12, 5_999, 'Essential', 7_999)],
  },
  {
    tier: 'everything',
    displayName: 'Everything',
    opens: ['12,345 records in 2 record sets', '1,204 newspaper pages from 3 newspapers'],
    holdings: ['records', 'newspapers'],
    trialDays: 14,
    prices: [aPrice('everything-1', 1, 1_299), aPrice('demo-yearly', 12, 11_999)],
  },
];

/** A price that was worked out. */
export const aQuote = (changes: Record<string, unknown> = {}) => ({
  id: 'quote-1',
  kind: 'subscribe',
  lines: [{ description: 'Everything for 12 months', amount: money(11_999) }],
  discount: null,
  total: money(11_999),
  net: money(9_999),
  tax: money(2_000),
  taxRate: 2_000,
  country: 'GB',
  taxNote: null,
  later: { at: '2027-11-26T10:00:00.000Z', amount: money(11_999), why: 'renewal', months: 12, reduced: null },
  expiresAt: '2099-01-01T00:00:00.000Z',
  ...changes,
});

/** The reader's subscriptions, in this order; the plans on sale; whether a trial may be had. */
export function answerPlans(subscriptions: readonly object[] = [], isEligible = true): void {
  answer({
    subscriptions: () => subscriptions,
    planOffers: () => OFFERS,
    isEligibleForFreeTrial: () => isEligible,
    makeQuote: () => ({ quote: aQuote(), problems: [] }),
  });
}
