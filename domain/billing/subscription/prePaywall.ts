import type { CheckoutWanted } from '#domain/billing/payments/checkoutWanted.ts';

import { chosenPlan, hasRecordItem, paymentAddress, readContext } from './checkoutContext.ts';

/** The journey that a subscription page belongs to (spec 2 section 4). */
export type Journey = 'subscribe' | 'upgrade';

/**
 * What a payment that starts at a subscription page is wanted for: its journey, and where it came from unless the
 * address says.
 */
export function journeyContext(journey: Journey, search: string): CheckoutWanted {
  const wanted = readContext(search);
  const place = new URLSearchParams(search).get('event_location')?.slice(0, 100);
  return {
    ...wanted,
    userJourney: journey,
    checkoutOrigin: wanted.checkoutOrigin ?? `/${journey}`,
    eventLabel: wanted.eventLabel ?? (place || null),
  };
}

/**
 * The step before the plans (Q-058, UPGR-010, UPGR-011): an address that names a plan or a record item goes on to the
 * payment, with its context; any other shows the plans.
 * @returns where to go on, or null
 */
export function prePaywall(journey: Journey, search: string): string | null {
  const wanted = journeyContext(journey, search);
  const planId = chosenPlan(search);
  if (planId === null && !hasRecordItem(wanted)) return null;
  return paymentAddress(wanted, planId === null ? {} : { planId });
}
