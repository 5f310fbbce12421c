import type { SubscriptionGate } from '#domain/kernel/routes/routeDefinition.ts';

import { prePaywall } from './prePaywall.ts';
import { type GateSubscription, subscriptionRedirect } from './subscriptionRedirect.ts';
import { upgradeGuard } from './upgradeGuard.ts';

/** Whose visit of a subscription page is judged, and when. */
export interface GateReader {
  /** The newest first; none of a visitor. */
  subscriptions: readonly GateSubscription[];
  /** The plan group of the partner organisation; null when the site has none. */
  partnerGroup: string | null;
  now: Date;
}

/**
 * The guards of the subscription pages, in the order of spec 2 section 4: the page for the reader's subscription, what
 * is managed elsewhere, the step before the plans.
 * @returns the address to go on to, with its query; null where the page is to be drawn, which shows the screens of what
 * is managed elsewhere itself
 * @example passGate({ redirects: true }, new URL('https://example.com/upgrade'), { subscriptions: [], partnerGroup:
 * null, now: new Date() }) // '/subscribe'
 */
export function passGate(
  { redirects = false, journey }: SubscriptionGate,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  { subscriptions, partnerGroup, now }: GateReader,
): string | null {
  if (redirects) {
    const path = subscriptionRedirect(subscriptions, now);
    if (path !== pathname.replace(/\/+$/u, '')) return path + search;
  }
  const isElsewhere = upgradeGuard(subscriptions, partnerGroup, now) !== null;
  return journey === undefined || isElsewhere ? null : prePaywall(journey, search);
}
