import { selectIsSessionKnown, selectMember, selectUnanswered } from '#features/kernel/auth/index.ts';
import { selectGrants } from '#features/kernel/grants/index.ts';
import { holdCallsWith } from '#services/graphql/waitingCalls.ts';
import { watchOutcomes } from '#services/graphql/watchedFetch.ts';
import { persist } from '#ui/persist.ts';

import { knownAfterAll } from '../knownAfterAll.ts';
import type { AppStore } from '../store.ts';
import { askAgain } from './askAgain.ts';
import { createConnection, type ConnectionKeeper } from './connection.ts';
import type { RightsFollower } from './followRights.ts';

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
      rights = persist(() => import(/* webpackChunkName: "rights" */ './followRights.ts')).then(
        (chunk) => chunk.followRights(store, () => ['online', 'back'].includes(keeper.get().state)),
        () => (rights = null),
      );
  };
  followRights();
  watchOutcomes(keeper.noteOutcome);
  holdCallsWith(keeper.hold);
  let reader = selectMember(store.getState())?.memberId;
  const isReaderLearnt = knownAfterAll();
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
