import { passGate } from '#domain/billing/subscription/passGate.ts';
import type { SubscriptionGate } from '#domain/kernel/routes/routeDefinition.ts';
import { currentSubscription } from '#features/billing/core/index.ts';
import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';

import type { AppStore } from '../store.ts';
import { GuardQueryFailed } from './refusals.ts';

/**
 * The reader's subscriptions as they are now; a visitor has none.
 * @throws GuardQueryFailed when the server does not answer (UPGR-009).
 */
async function subscriptionsOf(store: AppStore) {
  if (!selectIsSignedIn(store.getState())) return [];
  const { data, error } = await store.dispatch(
    currentSubscription.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  if (!data) throw new GuardQueryFailed(error);
  return data;
}

/**
 * Judges the subscription pages by the reader's subscriptions as they are now. Fetched with the first of these pages.
 * @returns the address to go on to, with its query; null where the page is to be drawn
 */
export async function passSubscription(gate: SubscriptionGate, url: URL, store: AppStore): Promise<string | null> {
  const subscriptions = await subscriptionsOf(store);
  return passGate(gate, url, { subscriptions, partnerGroup: readSiteBoot().partnerPlanGroup ?? null, now: new Date() });
}
