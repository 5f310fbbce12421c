import {
  configureStore,
  createListenerMiddleware,
  type DevToolsEnhancerOptions,
  type Middleware,
} from '@reduxjs/toolkit';

import { signedOut } from '#features/kernel/auth/index.ts';
import { baseApi, stateImported, type CallContext } from '#services/graphql/baseApi.ts';

import { startListeners } from './listeners.ts';
import { rootReducer, type RootState } from './rootReducer.ts';
import { createRecording } from './support/recording.ts';

/** The api's own bookkeeping of requests and subscriptions ends with the session as well, not only its state. */
const forgetAnswers: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (signedOut.match(action)) dispatch(baseApi.util.resetApiState());
    return result;
  };

/** From the moment a recorded session is shown, nothing is asked of the server. */
const enterReplay =
  (context: CallContext): Middleware =>
  () =>
  (next) =>
  (action) => {
    if (stateImported.match(action)) context.isReplay = true;
    return next(action);
  };

/**
 * Milliseconds the checks of development may take before they warn: less is a busy machine, and a warning that no one
 * reads.
 */
const PATIENT = { warnAfter: 1000 };

/**
 * The one store: eight slices and the api (docs/adr/0005), and what it did last (docs/adr/0017). Each call makes a new
 * one, so tests share nothing.
 * @param preloaded - slices to start with instead of their initial states.
 * @param devTools - how a recording extension may look in; left out where there is none.
 */
export function createStore(preloaded?: Partial<RootState>, devTools?: DevToolsEnhancerOptions) {
  const context: CallContext = { isReplay: false };
  const listeners = createListenerMiddleware();
  const recording = createRecording();
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: preloaded,
    devTools: devTools ?? false,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: context }, serializableCheck: PATIENT, immutableCheck: PATIENT })
        .prepend(listeners.middleware, enterReplay(context))
        .concat(forgetAnswers, baseApi.middleware, recording.middleware),
  });
  startListeners(listeners);
  return Object.assign(store, { recording });
}

export type AppStore = ReturnType<typeof createStore>;
