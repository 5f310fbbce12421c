import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';

import { session } from '#services/oidc/session.ts';

import { signedOut, signOutFailed, signOutRequested } from './authSlice.ts';

/** A reader who asks to leave is signed out at the provider and in every tab, and the store forgets them. */
export function listenToSignOut(listeners: ListenerMiddlewareInstance): void {
  listeners.startListening({
    actionCreator: signOutRequested,
    effect: async (_action, { dispatch }) => {
      dispatch((await session.logout()) ? signedOut() : signOutFailed());
    },
  });
}
