import { formatMoney } from '#domain/billing/core/formatMoney.ts';
import type { PlanOffer } from '#features/billing/core/index.ts';

/** What any of the plans opens, in the order of the one that opens most. */
export const everyOpening = (offers: readonly PlanOffer[]): string[] => [
  ...new Set([...offers].sort((a, b) => b.opens.length - a.opens.length).flatMap(({ opens }) => opens)),
];

/** The terms of the plans in months, the longest first: it costs least a month. */
export const everyTerm = (offers: readonly PlanOffer[]): number[] =>
  [...new Set(offers.flatMap(({ prices }) => prices.map(({ plan }) => plan.durationInMonths)))].sort((a, b) => b - a);

/** The lowest price of a month among a plan's terms, as it is shown. */
export function cheapestPerMonth({ prices }: PlanOffer): string {
  const [least] = [...prices].sort((a, b) => a.perMonth.amount - b.perMonth.amount);
  return least ? formatMoney(least.perMonth) : '';
}

/** Whether a plan opens more than every other, whatever the site has of it. */
export const isWidest = (offer: PlanOffer, offers: readonly PlanOffer[]): boolean =>
  offers.length > 1 && offers.every((other) => other === offer || other.holdings.length < offer.holdings.length);
