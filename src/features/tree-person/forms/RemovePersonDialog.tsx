import { useState } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import { useEditing } from '../hooks/useEditing.ts';
import { usePlaceOfPerson } from '../hooks/usePlaceOfPerson.ts';
import type { Life } from '../model/lifeOf.ts';

interface RemovePersonDialogProps {
  life: Life;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before somebody is removed from a tree; the toast that follows takes it back. */
export function RemovePersonDialog({ life, onClose, onRemoved }: RemovePersonDialogProps) {
  const { nameOf } = usePlaceOfPerson();
  const { removePerson } = useEditing();
  const [isRemoving, setRemoving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const name = nameOf(life.card);
  const remove = async () => {
    setRemoving(true);
    const result = await removePerson(life.id, { title: `${name} is removed` });
    setRemoving(false);
    if (result.kind === 'saved') return onRemoved();
    return setFailure(result.kind === 'refused' ? result.text : null);
  };
  return (
    <Dialog
      open
      mustAnswer
      onClose={onClose}
      title={`Remove ${name}?`}
      description="Facts, notes and family links of this person go. Relatives stay in the tree. You can take it back."
      actions={
        <>
          <Button onClick={onClose}>Keep</Button>
          <Button variant="danger" loading={isRemoving} onClick={() => void remove()}>
            Remove from the tree
          </Button>
        </>
      }
    >
      {failure !== null && (
        <Notice tone="error" title="Nothing was removed">
          <p>{failure}</p>
        </Notice>
      )}
    </Dialog>
  );
}
