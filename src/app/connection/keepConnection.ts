import { selectIsSessionKnown, selectMember, selectUnanswered } from '#features/kernel/auth/index.ts';
import { selectGrants } from '#features/kernel/grants/index.ts';
import { baseApi } from '#services/graphql/baseApi.ts';
import { holdCallsWith } from '#services/graphql/waitingCalls.ts';
import { watchOutcomes } from '#services/graphql/watchedFetch.ts';
import { retryImport } from '#ui/retryImport.ts';

import { detectRecovery } from '../detectRecovery.ts';
import type { AppStore } from '../store.ts';
import { createConnection, type ConnectionKeeper } from './connection.ts';
import type { RightsFollower } from './followRights.ts';

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
function askAgain({ dispatch, getState }: Pick<AppStore, 'dispatch' | 'getState'>): void {
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

/**
 * Joins the connection to the store: queries are asked again when it is back or it is known at last who reads, rights
 * that could not be had by themselves; and nothing waits for another reader.
 */
export function keepConnection(store: AppStore): { keeper: ConnectionKeeper; stop: () => void } {
  const keeper = createConnection(() => {
    askAgain(store);
    void rights?.then((follower) => follower?.again());
  });
  let rights: Promise<RightsFollower | null> | null = null;
  // Few readers ever need its code.
  const followRights = () => {
    if (rights === null && selectGrants(store.getState()) === null)
      rights = retryImport(() => import(/* webpackChunkName: "rights" */ './followRights.ts')).then(
        (chunk) => chunk.followRights(store, () => ['online', 'back'].includes(keeper.get().state)),
        () => (rights = null),
      );
  };
  followRights();
  watchOutcomes(keeper.noteOutcome);
  holdCallsWith(keeper.hold);
  let reader = selectMember(store.getState())?.memberId;
  const isReaderLearnt = detectRecovery();
  const unsubscribe = store.subscribe(() => {
    const state = store.getState();
    followRights();
    const now = selectMember(state)?.memberId;
    if (reader !== undefined && now !== reader) keeper.takeAllBack();
    reader = now;
    if (isReaderLearnt({ isMissing: selectUnanswered(state) !== null, isKnown: selectIsSessionKnown(state) }))
      askAgain(store);
  });
  const stop = () => {
    unsubscribe();
    void rights?.then((follower) => follower?.stop());
    keeper.stop();
    watchOutcomes(() => undefined);
  };
  return { keeper, stop };
}
