import { addListener, type TypedAddListener } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';

import { messageRetryChosen, toastActionChosen } from './toastsSlice.ts';

const addTyped = addListener as TypedAddListener<unknown>;

/**
 * Runs a toast's action once, wherever its reader is by then: for what may be undone after the page that did
 * it was left. Dispatch it together with the toast.
 * @param actionId - unique for this one toast
 */
export const awaitToastAction = (actionId: string, act: () => void) =>
  addTyped({
    actionCreator: toastActionChosen,
    effect: ({ payload }, { unsubscribe }) => {
      if (payload.actionId !== actionId) return;
      unsubscribe();
      act();
    },
  });

/**
 * Says what Try Again on the message bar does, once. Dispatch it together with the message.
 * @param retryId - unique for this one message
 */
export const awaitMessageRetry = (retryId: string, retry: () => void) =>
  addTyped({
    actionCreator: messageRetryChosen,
    effect: ({ payload }, { unsubscribe }) => {
      if (payload.retryId !== retryId) return;
      unsubscribe();
      retry();
    },
  });

/**
 * Sets the action of the toast button with this id, for as long as the component is mounted.
 * @param actionId - unique over the site: `clippings.undo-delete`
 */
export function useToastAction(actionId: string, act: () => void): void {
  const dispatch = useDispatch();
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const stop = dispatch(
      addTyped({
        actionCreator: toastActionChosen,
        effect: ({ payload }) => void (payload.actionId === actionId && latest.current()),
      }),
    ) as unknown as () => void;
    return stop;
  }, [dispatch, actionId]);
}
