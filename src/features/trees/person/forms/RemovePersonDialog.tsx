import { useEditing } from '../hooks/useEditing.ts';
import { usePlaceOfPerson } from '../hooks/usePlaceOfPerson.ts';
import type { Life } from '../model/lifeOf.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { removePersonTexts as texts } from './texts.ts';

interface RemovePersonDialogProps {
  life: Life;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before a person is removed from a tree. */
export function RemovePersonDialog({ life, onClose, onRemoved }: RemovePersonDialogProps) {
  const { nameOf } = usePlaceOfPerson();
  const { removePerson } = useEditing();
  const name = nameOf(life.card);
  return (
    <RemoveDialog
      title={texts.title(name)}
      description={texts.description}
      action={texts.confirm}
      remove={() => removePerson(life.id, { title: texts.removed(name) })}
      onClose={onClose}
      onRemoved={onRemoved}
    />
  );
}
