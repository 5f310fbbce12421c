import { nanoid } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

import { refusalText } from '#features/clippings/core/index.ts';
import { awaitToastAction, toastRaised } from '#features/kernel/toasts/index.ts';

import { undoTexts as texts } from '../texts.ts';

/** What a call of the server came to. */
type Outcome = { error?: unknown };

const failed = (error: unknown) =>
  toastRaised({ title: texts.failed, description: refusalText(error), variant: 'error' });

/** Says what is done, with a button that undoes it, wherever the member is by then. */
export function useOfferUndo(): (done: string, undo: () => Promise<Outcome>) => void {
  const dispatch = useDispatch();
  return (done, undo) => {
    const id = `clippings.undo.${nanoid()}`;
    dispatch(
      awaitToastAction(id, () => void undo().then(({ error }) => error !== undefined && dispatch(failed(error)))),
    );
    dispatch(toastRaised({ title: done, action: { id, label: texts.undo } }));
  };
}

/** Does what can be undone, and offers to; says so where it fails. */
export function useUndo(): (
  act: () => Promise<Outcome>,
  done: string,
  undo: () => Promise<Outcome>,
) => Promise<boolean> {
  const dispatch = useDispatch();
  const offerUndo = useOfferUndo();
  return async (act, done, undo) => {
    const { error } = await act();
    if (error === undefined) offerUndo(done, undo);
    else dispatch(failed(error));
    return error === undefined;
  };
}
