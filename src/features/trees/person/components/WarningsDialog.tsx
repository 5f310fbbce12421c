import type { TreeEditOutcome } from '#features/trees/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';

import styles from './editing.module.scss';
import { warningTexts } from './texts.ts';

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
