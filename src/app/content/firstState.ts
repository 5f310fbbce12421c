import { FIRST_STATE_ID } from '#domain/site/content/firstContent.ts';
import { authSlice, visitorFound } from '#features/kernel/auth/index.ts';
import { grantsLoaded, grantsSlice, type Entitlements } from '#features/kernel/grants/index.ts';
import { baseApi } from '#services/graphql/baseApi.ts';
import { hasSessionMarker } from '#services/oidc/sessionMarker.ts';
import { matchesWidth } from '#ui/matchesWidth.ts';
import { setFirstMedia } from '#ui/useMediaQuery.ts';

import type { RootState } from '../rootReducer.ts';

type ApiState = RootState[typeof baseApi.reducerPath];

/** What the server knew when it drew the first content of a page, for a visitor. */
export interface FirstState {
  /** The width it was drawn for, in CSS pixels. */
  width: number;
  entitlements: Entitlements;
  /** Answers, as the store keeps them. */
  api: Pick<ApiState, 'queries' | 'provided'>;
}

/**
 * What the document brings along for its first content. Null where it has none, and where a session has begun since: the
 * content is a visitor's.
 */
export function readFirstState(): FirstState | null {
  const text = document.getElementById(FIRST_STATE_ID)?.textContent;
  if (!text || hasSessionMarker()) return null;
  const first = JSON.parse(text) as FirstState;
  setFirstMedia((query) => matchesWidth(query, first.width));
  return first;
}

/** The slices of the store for a visitor who may do so much. */
export const visitorSlices = (entitlements: Entitlements): Partial<RootState> => ({
  [authSlice.name]: authSlice.reducer(undefined, visitorFound()),
  [grantsSlice.name]: grantsSlice.reducer(undefined, grantsLoaded(entitlements)),
});

/** The slices of the store that follow from what the document brings along. */
export const slicesOf = ({ entitlements, api }: FirstState): Partial<RootState> => ({ ...visitorSlices(entitlements), [baseApi.reducerPath]: api as ApiState });
