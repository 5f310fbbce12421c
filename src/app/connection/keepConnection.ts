import { selectMember } from '#features/kernel/auth/index.ts';
import { holdCallsWith } from '#services/graphql/waitingCalls.ts';
import { watchOutcomes } from '#services/graphql/watchedFetch.ts';

import type { AppStore } from '../store.ts';
import { askAgain } from './askAgain.ts';
import { createConnection, type ConnectionKeeper } from './connection.ts';

/** Joins the connection to the store: queries are asked again when it is back, and nothing waits for another reader. */
export function keepConnection(store: AppStore): { keeper: ConnectionKeeper; stop: () => void } {
  const keeper = createConnection(() => askAgain(store));
  watchOutcomes(keeper.noteOutcome);
  holdCallsWith(keeper.hold);
  let reader = selectMember(store.getState())?.memberId;
  const unsubscribe = store.subscribe(() => {
    const now = selectMember(store.getState())?.memberId;
    if (reader !== undefined && now !== reader) keeper.takeAllBack();
    reader = now;
  });
  const stop = () => {
    unsubscribe();
    keeper.stop();
    watchOutcomes(() => undefined);
  };
  return { keeper, stop };
}
