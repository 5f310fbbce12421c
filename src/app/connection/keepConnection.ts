import { selectIsSessionKnown, selectMember, selectUnanswered } from '#features/kernel/auth/index.ts';
import { grantsAskedFor, selectGrants } from '#features/kernel/grants/index.ts';
import { holdCallsWith } from '#services/graphql/waitingCalls.ts';
import { watchOutcomes } from '#services/graphql/watchedFetch.ts';

import { knownAfterAll } from '../knownAfterAll.ts';
import type { AppStore } from '../store.ts';
import { askAgain } from './askAgain.ts';
import { createConnection, type ConnectionKeeper } from './connection.ts';

/**
 * Joins the connection to the store: queries, and rights that could not be had, are asked again when it is back or it is known at last who reads; and nothing
 * waits for another reader.
 */
export function keepConnection(store: AppStore): { keeper: ConnectionKeeper; stop: () => void } {
  const onBack = () => {
    askAgain(store);
    if (selectGrants(store.getState()) === null) store.dispatch(grantsAskedFor());
  };
  const keeper = createConnection(onBack);
  watchOutcomes(keeper.noteOutcome);
  holdCallsWith(keeper.hold);
  let reader = selectMember(store.getState())?.memberId;
  const isReaderLearnt = knownAfterAll();
  const unsubscribe = store.subscribe(() => {
    const state = store.getState();
    const now = selectMember(state)?.memberId;
    if (reader !== undefined && now !== reader) keeper.takeAllBack();
    reader = now;
    if (isReaderLearnt({ isMissing: selectUnanswered(state) !== null, isKnown: selectIsSessionKnown(state) })) askAgain(store);
  });
  const stop = () => {
    unsubscribe();
    keeper.stop();
    watchOutcomes(() => undefined);
  };
  return { keeper, stop };
}
