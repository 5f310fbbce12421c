import { useState, type ReactNode } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import type { SaveResult } from '../hooks/useEditing.ts';
import { removeDialogTexts as texts } from './texts.ts';

interface RemoveDialogProps {
  title: string;
  description: string;
  /** What the button that removes says. */
  action: string;
  /** Null: something has to be confirmed first, and nothing was removed. */
  remove: () => Promise<SaveResult> | null;
  onClose: () => void;
  onRemoved: () => void;
  children?: ReactNode;
}

/** Asks before something of a tree is removed; the toast that follows offers to undo it. */
export function RemoveDialog({ title, description, action, remove, onClose, onRemoved, children }: RemoveDialogProps) {
  const [isRemoving, setRemoving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async () => {
    const removing = remove();
    if (!removing) return;
    setRemoving(true);
    const result = await removing;
    setRemoving(false);
    if (result.kind === 'saved') onRemoved();
    else setFailure(result.kind === 'refused' ? result.text : null);
  };
  return (
    <Dialog
      open
      mustAnswer
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="danger" loading={isRemoving} onClick={() => void confirm()}>
            {action}
          </Button>
        </>
      }
    >
      {(Boolean(children) || failure !== null) && (
        <Stack gap={3}>
          {children}
          <FormRefusal title={texts.refused} reason={failure} />
        </Stack>
      )}
    </Dialog>
  );
}
