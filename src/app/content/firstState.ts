import { FIRST_STATE_ID } from '#domain/site/content/firstContent.ts';
import { authSlice, visitorFound } from '#features/kernel/auth/index.ts';
import { bannerReloaded, consentRead, consentSlice, type ConsentAnswers } from '#features/kernel/consent/index.ts';
import { grantsLoaded, grantsSlice, type Entitlements } from '#features/kernel/grants/index.ts';
import { baseApi } from '#services/graphql/baseApi.ts';
import { hasSessionMarker } from '#services/oidc/sessionMarker.ts';
import { matchesWidth } from '#ui/matchesWidth.ts';
import { setFirstMedia } from '#ui/useMediaQuery.ts';

import type { RootState } from '../rootReducer.ts';

type ApiState = RootState[typeof baseApi.reducerPath];

/** What the server knew when it drew the first content of a page, for a visitor. */
export interface FirstState {
  /** The width it was rendered for, in CSS pixels. */
  width: number;
  entitlements: Entitlements;
  /** What the reader's cookie allowed. */
  consent: ConsentAnswers;
  /** Answers, as the store keeps them. */
  api: Pick<ApiState, 'queries' | 'provided'>;
}

/**
 * What the document brings along for its first content. Null where it has none, and where a session has begun since:
 * the content is a visitor's.
 */
export function readFirstState(): FirstState | null {
  const text = document.getElementById(FIRST_STATE_ID)?.textContent;
  if (!text || hasSessionMarker()) return null;
  const first = JSON.parse(text) as FirstState;
  setFirstMedia((query) => matchesWidth(query, first.width));
  return first;
}

/** The slices of the store for a visitor who may do so much, and allowed so much. */
export const visitorSlices = (entitlements: Entitlements, consent: ConsentAnswers): Partial<RootState> => ({
  [authSlice.name]: authSlice.reducer(undefined, visitorFound()),
  [grantsSlice.name]: grantsSlice.reducer(undefined, grantsLoaded(entitlements)),
  [consentSlice.name]: consentSlice.reducer(consentSlice.reducer(undefined, consentRead(consent)), bannerReloaded()),
});

/** The slices of the store that follow from what the document brings along. */
export const slicesOf = ({ entitlements, consent, api }: FirstState): Partial<RootState> => ({
  ...visitorSlices(entitlements, consent),
  [baseApi.reducerPath]: api as ApiState,
});
