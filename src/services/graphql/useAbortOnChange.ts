import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';

/** Finds the request that is under way for what was asked, as an API's `getRunningQueryThunk` does. */
type RunningFor<Asked> = (
  asked: Asked,
) => ThunkAction<{ abort: () => void } | undefined, never, unknown, UnknownAction>;

/**
 * Calls off a request as soon as something else is wanted, or the page is left: the server need not finish it.
 * @param runningFor - the same function at every drawing
 */
export function useAbortOnChange<Asked>(runningFor: RunningFor<Asked>, asked: Asked): void {
  const dispatch = useDispatch<ThunkDispatch<never, unknown, UnknownAction>>();
  const wanted = useRef<Asked>(null);
  useEffect(() => {
    wanted.current = asked;
    return () => {
      wanted.current = null;
      const running = dispatch(runningFor(asked));
      // Later, since React may undo an effect only to run it again.
      setTimeout(() => wanted.current !== asked && running?.abort(), 0);
    };
  }, [dispatch, runningFor, asked]);
}
