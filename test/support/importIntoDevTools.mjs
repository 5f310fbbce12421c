// The DevTools' own store around one of ours, into which a file is imported as their extension does it.
import { instrument } from '@redux-devtools/instrument';
import { legacy_createStore as createStore } from '@reduxjs/toolkit';

export function importIntoDevTools(text, reducer, enhancer = (next) => next) {
  // shouldCatchErrors: a reducer that throws is noted beside the state, as in the extension.
  const store = createStore(reducer, undefined, (next) =>
    enhancer(instrument(undefined, { shouldCatchErrors: true, maxAge: 100 })(next)),
  );
  store.liftedStore.dispatch({ type: 'IMPORT_STATE', nextLiftedState: JSON.parse(text), preloadedState: undefined });
  return { store, lifted: () => store.liftedStore.getState(), lift: (action) => store.liftedStore.dispatch(action) };
}
