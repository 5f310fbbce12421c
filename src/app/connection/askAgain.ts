import { baseApi } from '#services/graphql/baseApi.ts';

import type { AppStore } from '../store.ts';

/** What the store knows of the subscribers of each answer. */
interface Subscriptions {
  getSubscriptionCount: (queryCacheKey: string) => number;
}

type Initiate = (
  args: unknown,
  options: { subscribe: false; forceRefetch: true },
) => Parameters<AppStore['dispatch']>[0];

/**
 * Asks again for everything that is shown, as soon as there is a connection. Redux Toolkit's own `onOnline` would also
 * throw away what pages that are closed have loaded, which a reader without a connection goes back to.
 */
export function askAgain({ dispatch, getState }: Pick<AppStore, 'dispatch' | 'getState'>): void {
  const { getSubscriptionCount } = dispatch(
    baseApi.internalActions.internal_getRTKQSubscriptions(),
  ) as unknown as Subscriptions;
  const endpoints = baseApi.endpoints as Readonly<Record<string, { initiate: Initiate } | undefined>>;
  for (const [key, query] of Object.entries(getState().api.queries)) {
    if (!query?.endpointName || getSubscriptionCount(key) === 0) continue;
    const endpoint = endpoints[query.endpointName];
    if (endpoint) void dispatch(endpoint.initiate(query.originalArgs, { subscribe: false, forceRefetch: true }));
  }
}
