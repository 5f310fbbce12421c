import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';

import { session } from '#services/oidc/session.ts';

import { signedOut, signOutRequested } from './authSlice.ts';

/** A reader who asks to leave is signed out at the provider and in every tab; the store forgets them at once. */
export function listenToSignOut(listeners: ListenerMiddlewareInstance): void {
  listeners.startListening({
    actionCreator: signOutRequested,
    effect: async (_action, { dispatch }) => {
      await session.logout();
      dispatch(signedOut());
    },
  });
}
