import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';

import { authSlice, signedOut } from '#features/kernel/auth/index.ts';
import { consentSlice } from '#features/kernel/consent/index.ts';
import { grantsSlice } from '#features/kernel/grants/index.ts';
import { toastsSlice } from '#features/kernel/toasts/index.ts';
import { comparisonSlice, searchQuerySlice } from '#features/search/core/index.ts';
import { chartViewReducer } from '#features/trees/chart/chartViewState.ts';
import { treeContextSlice } from '#features/trees/core/index.ts';
import { baseApi, isImport } from '#services/graphql/baseApi.ts';

const slices = combineReducers({
  [authSlice.name]: authSlice.reducer,
  [grantsSlice.name]: grantsSlice.reducer,
  [consentSlice.name]: consentSlice.reducer,
  [toastsSlice.name]: toastsSlice.reducer,
  [searchQuerySlice.name]: searchQuerySlice.reducer,
  [treeContextSlice.name]: treeContextSlice.reducer,
  chartView: chartViewReducer,
  [comparisonSlice.name]: comparisonSlice.reducer,
  [baseApi.reducerPath]: baseApi.reducer,
});

export type RootState = ReturnType<typeof slices>;

const isState = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** A recorded state put over this one; the api's part goes through its own rehydration. */
function imported(state: RootState, recorded: Record<string, unknown>): RootState {
  const names = Object.keys(state).filter((name) => name !== baseApi.reducerPath && isState(recorded[name]));
  return { ...state, ...(Object.fromEntries(names.map((name) => [name, recorded[name]])) as Partial<RootState>) };
}

/**
 * The whole state. A sign-out forgets everything about the reader, the cache of answers included: it may hold living
 * people. Consent stays, because it is the browser's and its truth is a cookie.
 */
export function rootReducer(state: RootState | Partial<RootState> | undefined, action: UnknownAction): RootState {
  if (signedOut.match(action)) return slices(state?.consent && { consent: state.consent }, action);
  if (isImport(action)) return slices(imported(slices(state, action), action.payload), action);
  return slices(state, action);
}
