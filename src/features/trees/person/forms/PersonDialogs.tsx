import { useId, useState } from 'react';

import { PersonFinder, type TreePersonCard, useTreePersonQuery } from '#features/trees/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { useEditing } from '../hooks/useEditing.ts';
import { usePlaceOfPerson } from '../hooks/usePlaceOfPerson.ts';
import { type Life, type Versioned, lifeOf } from '../model/lifeOf.ts';
import { MergeChoicesForm } from './MergeChoicesForm.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { mergePeopleTexts as texts, removePersonTexts } from './texts.ts';

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
      title={removePersonTexts.title(name)}
      description={removePersonTexts.description}
      action={removePersonTexts.confirm}
      remove={() => removePerson(life.id, { title: removePersonTexts.removed(name) })}
      onClose={onClose}
      onRemoved={onRemoved}
    />
  );
}

interface MergePeopleFormProps {
  life: Life;
  keep: Versioned<'person'>;
  otherId: string;
  /** Of the form, which a button outside sends. */
  formId: string;
  onMerging: (isMerging: boolean) => void;
  onDone: () => void;
}

/** What to keep of the other person, once they are fetched. States: loading, failed, the choices. */
function MergePeopleForm({ otherId, ...props }: MergePeopleFormProps) {
  const { currentData, ...answer } = useTreePersonQuery({ id: otherId });
  const other = currentData ? lifeOf(currentData).person : null;
  if (!other)
    return (
      <NoAnswer of={answer} texts={{ failed: texts.otherFailed }} waiting={<Spinner label={texts.otherLoading} />} />
    );
  return <MergeChoicesForm {...props} otherId={otherId} other={other} />;
}

interface MergePeopleDialogProps {
  life: Life;
  keep: Versioned<'person'>;
  onDone: () => void;
}

/** Two people of the tree who are one: which is the other, and what of them to keep. */
export function MergePeopleDialog({ life, keep, onDone }: MergePeopleDialogProps) {
  const { tree, nameOf } = usePlaceOfPerson();
  const [other, setOther] = useState<TreePersonCard | null>(null);
  const [isMerging, setMerging] = useState(false);
  const formId = useId();
  return (
    <Dialog
      open
      mustAnswer
      wide
      fillsPhones
      onClose={onDone}
      title={texts.title(nameOf(life.card))}
      description={texts.description}
      actions={
        <>
          <Button onClick={onDone}>{texts.cancel}</Button>
          {other && (
            <Button type="submit" form={formId} variant="primary" loading={isMerging}>
              {texts.confirm}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        <PersonFinder treeRef={tree.id} label={texts.other} except={life.id} onChange={setOther} />
        {other && (
          <MergePeopleForm
            key={other.id}
            life={life}
            keep={keep}
            otherId={other.id}
            formId={formId}
            onMerging={setMerging}
            onDone={onDone}
          />
        )}
      </Stack>
    </Dialog>
  );
}
