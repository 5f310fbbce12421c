import { useRef } from 'react';
import { useDispatch } from 'react-redux';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { toastRaised, useToastAction } from '#features/kernel/toasts/index.ts';

import { useRemoveResearchRowMutation, useRestoreResearchRowMutation } from './questionApi.ts';
import { rowTexts as texts } from './texts.ts';

/** Removes rows of one table of a question, and offers to bring the last one back. */
export function useRowRemoval(table: 'PLAN' | 'LOG' | 'EVIDENCE'): (id: string, name: string) => void {
  const dispatch = useDispatch();
  const [remove] = useRemoveResearchRowMutation();
  const [restore] = useRestoreResearchRowMutation();
  const removed = useRef<string>(null);
  const undo = `research.undo-row.${table}`;
  const failed = (title: string, error: unknown) =>
    dispatch(toastRaised({ title, description: describeError(error), variant: 'error' }));
  useToastAction(undo, () => {
    if (removed.current === null) return;
    void restore({ table, id: removed.current }).then(
      ({ data, error }) => (error !== undefined || data === null) && failed(texts.notRestored, error),
    );
  });
  return (id, name) =>
    void remove({ table, id }).then(({ error }) => {
      if (error !== undefined) return failed(texts.notRemoved, error);
      removed.current = id;
      return dispatch(toastRaised({ title: texts.removed(name), action: { id: undo, label: texts.undo } }));
    });
}
