import { Pencil, X } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { useDispatch } from 'react-redux';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { FEW_ROWS_LEFT } from '#domain/research/questions/questionLimits.ts';
import { toastRaised, useToastAction } from '#features/kernel/toasts/index.ts';
import { IconButton } from '#ui/IconButton/IconButton.tsx';

import { useRemoveResearchRowMutation, useRestoreResearchRowMutation } from './questionApi.ts';
import styles from './questions.module.scss';
import { rowTexts as texts } from './texts.ts';

/** Says how many more rows there is room for, once there are few. */
export function RoomLeft({ rows, most }: { rows: readonly unknown[]; most: number }) {
  const left = most - rows.length;
  return left <= FEW_ROWS_LEFT ? <p className={styles.muted}>{texts.left(left)}</p> : null;
}

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

interface RowToolsProps {
  /** What the row is called. */
  name: string;
  editRef?: Ref<HTMLButtonElement>;
  onEdit: () => void;
  onRemove: () => void;
}

/** What can be done with a row. */
export function RowTools({ name, editRef, onEdit, onRemove }: RowToolsProps) {
  return (
    <div className={styles.tools}>
      <IconButton
        ref={editRef}
        size="sm"
        label={texts.editOne(name)}
        icon={<Pencil aria-hidden="true" />}
        onClick={onEdit}
      />
      <IconButton size="sm" label={texts.removeOne(name)} icon={<X aria-hidden="true" />} onClick={onRemove} />
    </div>
  );
}
