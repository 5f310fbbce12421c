import type { LaterChange } from '#features/trees/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { momentInWords } from '#ui/readersClock.ts';

import { historyTexts } from '../sections/texts.ts';
import styles from './editing.module.scss';
import { alongTexts as texts } from './texts.ts';

/** Later changes in the way of an undo, and what to do when the reader decided. */
export interface UndoAlong {
  later: readonly LaterChange[];
  onUndo: () => void;
  onLeave: () => void;
}

/** Asks whether later changes may be undone with one that they depend on. */
export function UndoAlongDialog({ later, onUndo, onLeave }: UndoAlong) {
  return (
    <Dialog
      open
      onClose={onLeave}
      title={texts.title}
      description={texts.description(later.length)}
      actions={
        <>
          <Button onClick={onLeave}>{texts.cancel}</Button>
          <Button variant="danger" onClick={onUndo}>
            {texts.undo(later.length)}
          </Button>
        </>
      }
    >
      <ul className={styles.warnings}>
        {later.map(({ id, madeAt, authorName, action, headline }) => (
          <li key={id}>
            {[headline ?? historyTexts.actions[action] ?? historyTexts.changed, momentInWords(madeAt), authorName]
              .filter((words) => words !== null)
              .join(' · ')}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
