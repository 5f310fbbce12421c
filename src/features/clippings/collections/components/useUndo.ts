import { nanoid } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

import { toastActionAwaited, toastRaised } from '#features/kernel/toasts/index.ts';
import { refusalText } from '#features/clippings/core/index.ts';

import { undoTexts as texts } from '../texts.ts';

/** What a call of the server came to. */
type Outcome = { error?: unknown };

/** Does what can be undone: a note says that it is done, with a button that undoes it, wherever the member is by then. */
export function useUndo(): (act: () => Promise<Outcome>, done: string, undo: () => Promise<Outcome>) => Promise<boolean> {
  const dispatch = useDispatch();
  const fail = (error: unknown) => dispatch(toastRaised({ title: texts.failed, description: refusalText(error), variant: 'error' }));
  return async (act, done, undo) => {
    const { error } = await act();
    if (error !== undefined) {
      fail(error);
      return false;
    }
    const id = `clippings.undo.${nanoid()}`;
    dispatch(toastActionAwaited(id, () => void undo().then((outcome) => outcome.error !== undefined && fail(outcome.error))));
    dispatch(toastRaised({ title: done, action: { id, label: texts.undo } }));
    return true;
  };
}
