import type { LaterChange, TreeEditOutcome } from '#features/trees/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { momentInWords } from '#ui/readersClock.ts';

import { historyTexts } from '../sections/texts.ts';
import styles from './editing.module.scss';
import { alongTexts as texts, warningTexts } from './texts.ts';

interface WarningsDialogProps {
  warnings: TreeEditOutcome['warnings'];
  onClose: () => void;
}

/** What looks wrong about something that was just saved. It is saved all the same. */
export function WarningsDialog({ warnings, onClose }: WarningsDialogProps) {
  return (
    <Dialog
      open={warnings.length > 0}
      onClose={onClose}
      title={warningTexts.title}
      description={warningTexts.description}
      actions={
        <Button variant="primary" onClick={onClose}>
          {warningTexts.close}
        </Button>
      }
    >
      <ul className={styles.warnings}>
        {warnings.map(({ code, text, personId }) => (
          <li key={`${code} ${personId} ${text}`}>{text}</li>
        ))}
      </ul>
    </Dialog>
  );
}

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
