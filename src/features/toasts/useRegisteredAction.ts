import { addListener, type TypedAddListener } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';

import { messageRetryChosen, toastActionChosen } from './toastsSlice.ts';

const addTyped = addListener as TypedAddListener<unknown>;

/**
 * Says what the toast button with this id does, for as long as the component stands.
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
      addTyped({ actionCreator: toastActionChosen, effect: ({ payload }) => void (payload.actionId === actionId && latest.current()) }),
    ) as unknown as () => void;
    return stop;
  }, [dispatch, actionId]);
}

/** Says what Try Again on the message bar does for messages shown with this retry id. */
export function useMessageRetry(retryId: string, retry: () => void): void {
  const dispatch = useDispatch();
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    const stop = dispatch(
      addTyped({ actionCreator: messageRetryChosen, effect: ({ payload }) => void (payload.retryId === retryId && latest.current()) }),
    ) as unknown as () => void;
    return stop;
  }, [dispatch, retryId]);
}
