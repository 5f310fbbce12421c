import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';

import { session } from '#services/oidc/session.ts';

import { sessionAskedFor, signedOut, signOutFailed, signOutRequested } from './authSlice.ts';

/**
 * A reader who asks to leave is signed out at the provider and in every tab, and the store forgets them. A session that
 * nothing answered for is asked for again as soon as a reader would like it.
 */
export function listenToSession(listeners: ListenerMiddlewareInstance): void {
  listeners.startListening({ actionCreator: sessionAskedFor, effect: session.askAgain });
  listeners.startListening({
    actionCreator: signOutRequested,
    effect: async (_action, { dispatch }) => {
      dispatch((await session.logout()) ? signedOut() : signOutFailed());
    },
  });
}
