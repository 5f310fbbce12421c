import { isAnyOf, type ListenerMiddlewareInstance } from '@reduxjs/toolkit';

import {
  listenToSession,
  selectIsSessionKnown,
  selectIsSignedIn,
  signedIn,
  signedOut,
  visitorFound,
} from '#features/kernel/auth/index.ts';
import { grantsAskedFor, grantsFailed, grantsLoaded, selectAreGrantsKnown } from '#features/kernel/grants/index.ts';
import { listenToToasts } from '#features/kernel/toasts/index.ts';
import { listenToRecentSearches } from '#features/search/core/index.ts';
import { fetchEntitlements } from '#services/entitlements/fetchEntitlements.ts';
import { forgetTabDrafts } from '#services/forms/drafts.ts';
import { removeStored } from '#services/storage/webStorage.ts';

import type { RootState } from './rootReducer.ts';

/** A reader arrived or left: their rights are requested again. */
function listenForReaders(listeners: ListenerMiddlewareInstance): void {
  listeners.startListening({
    matcher: isAnyOf(signedIn, visitorFound, signedOut),
    effect: (action, { dispatch, getOriginalState }) => {
      // What a visitor may do came with the first content.
      const before = getOriginalState() as RootState;
      if (
        visitorFound.match(action) &&
        selectIsSessionKnown(before) &&
        !selectIsSignedIn(before) &&
        selectAreGrantsKnown(before)
      )
        return;
      dispatch(grantsAskedFor());
    },
  });
  listeners.startListening({
    matcher: isAnyOf(signedIn, signedOut),
    // What was typed to become a member is a visitor's; a member and the next reader of the machine have no use for it.
    effect: () => {
      removeStored('session', 'registerDraft');
      forgetTabDrafts();
    },
  });
  listeners.startListening({
    actionCreator: grantsAskedFor,
    effect: async (_action, { dispatch, cancelActiveListeners, signal }) => {
      cancelActiveListeners();
      const answer = await fetchEntitlements(signal);
      if (!signal.aborted) dispatch(answer ? grantsLoaded(answer) : grantsFailed());
    },
  });
}

/** What follows from actions across features. Inside one feature its own listeners say it. */
export function startListeners(listeners: ListenerMiddlewareInstance): void {
  listenForReaders(listeners);
  listenToSession(listeners);
  listenToToasts(listeners);
  listenToRecentSearches(listeners);
}
