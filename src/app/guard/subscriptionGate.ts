import { prePaywall } from '#domain/billing/subscription/prePaywall.ts';
import { subscriptionRedirect } from '#domain/billing/subscription/subscriptionRedirect.ts';
import { upgradeGuard } from '#domain/billing/subscription/upgradeGuard.ts';
import type { SubscriptionGate } from '#domain/kernel/routes/routeDefinition.ts';
import { currentSubscription } from '#features/billing/core/index.ts';
import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';

import type { AppStore } from '../store.ts';
import { GuardQueryFailed } from './refusals.ts';

/** The reader's subscriptions as they are now; a visitor has none. @throws GuardQueryFailed when the server does not answer (UPGR-009). */
async function subscriptionsOf(store: AppStore) {
  if (!selectIsSignedIn(store.getState())) return [];
  const { data, error } = await store.dispatch(currentSubscription.initiate(undefined, { subscribe: false, forceRefetch: true }));
  if (!data) throw new GuardQueryFailed(error);
  return data;
}

/**
 * The guards of the subscription pages, in the order of spec 2 section 4: the page for the reader's subscription, what is
 * managed elsewhere, the step before the plans. Fetched with the first of these pages.
 * @returns the address to go on to, with its query; null where the page is to be drawn, which shows the screens of what is
 *   managed elsewhere itself.
 */
export async function passSubscription({ redirects = false, journey }: SubscriptionGate, { pathname, search }: URL, store: AppStore): Promise<string | null> {
  const subscriptions = await subscriptionsOf(store);
  const now = new Date();
  if (redirects) {
    const path = subscriptionRedirect(subscriptions, now);
    if (path !== pathname.replace(/\/+$/u, '')) return path + search;
  }
  const isElsewhere = upgradeGuard(subscriptions, readSiteBoot().partnerPlanGroup ?? null, now) !== null;
  return journey === undefined || isElsewhere ? null : prePaywall(journey, search);
}
