import type { Reducer, StoreEnhancer, Store, UnknownAction } from '@reduxjs/toolkit';

/** A store inside the Redux DevTools, with what they hold about it. */
interface InDevTools<State> {
  store: Store<State>;
  lifted: () => {
    computedStates: { state: State; error?: string }[];
    actionsById: Record<number, { action: UnknownAction }>;
    stagedActionIds: number[];
    currentStateIndex: number;
  };
  lift: (action: UnknownAction) => void;
}

/** A store of this reducer into whose DevTools a file was imported (“Import from a file”). @param enhancer - as of an application, its middleware for example */
export function importIntoDevTools<State>(
  text: string,
  reducer: Reducer<State>,
  enhancer?: StoreEnhancer,
): InDevTools<State>;
