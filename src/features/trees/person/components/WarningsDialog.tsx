import type { TreeEditOutcome } from '#features/trees/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';

import styles from './editing.module.scss';

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
      title="Saved, but something looks wrong"
      description="Old records are full of oddities, so nothing was refused. Look at it once more."
      actions={
        <Button variant="primary" onClick={onClose}>
          I have seen it
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
