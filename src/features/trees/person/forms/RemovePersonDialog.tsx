import { useEditing } from '../hooks/useEditing.ts';
import { usePlaceOfPerson } from '../hooks/usePlaceOfPerson.ts';
import type { Life } from '../model/lifeOf.ts';
import { RemoveDialog } from './RemoveDialog.tsx';

interface RemovePersonDialogProps {
  life: Life;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before somebody is removed from a tree. */
export function RemovePersonDialog({ life, onClose, onRemoved }: RemovePersonDialogProps) {
  const { nameOf } = usePlaceOfPerson();
  const { removePerson } = useEditing();
  const name = nameOf(life.card);
  return (
    <RemoveDialog
      title={`Remove ${name}?`}
      description="Facts, notes and family links of this person go. Relatives stay in the tree. You can take it back."
      action="Remove from the tree"
      remove={() => removePerson(life.id, { title: `${name} is removed` })}
      onClose={onClose}
      onRemoved={onRemoved}
    />
  );
}
