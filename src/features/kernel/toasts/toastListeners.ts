import { isAnyOf, type ListenerMiddlewareInstance } from '@reduxjs/toolkit';

import {
  selectToasts,
  toastActionChosen,
  toastDismissed,
  toastRaised,
  toastRemoved,
  type toastsSlice,
} from './toastsSlice.ts';

/** A closed toast stays in the list for this long (spec 1 section 9, Q-099). */
export const REMOVAL_MS = 1_000_000;

type WithToasts = Record<typeof toastsSlice.name, ReturnType<typeof toastsSlice.reducer>>;

/** Removes toasts from the list some time after they were closed, by the reader or by the next toast. */
export function listenToToasts(listeners: ListenerMiddlewareInstance): void {
  listeners.startListening({
    matcher: isAnyOf(toastDismissed, toastActionChosen, toastRaised),
    effect: async (_action, { dispatch, getState, getOriginalState, delay }) => {
      const wasOpen = new Set(
        selectToasts(getOriginalState() as WithToasts).flatMap((toast) => (toast.isOpen ? [toast.id] : [])),
      );
      const closed = selectToasts(getState() as WithToasts).filter((toast) => !toast.isOpen && wasOpen.has(toast.id));
      if (closed.length === 0) return;
      await delay(REMOVAL_MS);
      for (const { id } of closed) dispatch(toastRemoved(id));
    },
  });
}
