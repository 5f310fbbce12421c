import { useState } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { useFocusBack } from '#ui/useFocusBack.ts';

import {
  type CollectionBrief,
  useChangeCollectionMutation,
  useRemoveCollectionMutation,
  useRestoreCollectionMutation,
} from '../collectionsApi.ts';
import { CollectionCard } from '../components/CollectionCard.tsx';
import { CollectionForm } from '../components/CollectionForm.tsx';
import { useUndo } from '../components/useUndo.ts';
import { collectionFormTexts, mineTexts as texts } from '../texts.ts';

/** A collection of the member's, which its owner renames, deletes and restores. */
export function OwnCollection({ collection }: { collection: CollectionBrief }) {
  const { id, name, role, daysLeft } = collection;
  const [isRenaming, setRenaming] = useState(false);
  const button = useFocusBack(isRenaming);
  const [change] = useChangeCollectionMutation();
  const [remove] = useRemoveCollectionMutation();
  const [restore] = useRestoreCollectionMutation();
  const doUndoable = useUndo();
  const form = isRenaming && (
    <CollectionForm
      isShort
      of={`${id}.name`}
      present={collection}
      action={collectionFormTexts.save}
      onSave={(words, version) => change({ id, version, name: words.name })}
      onDone={() => setRenaming(false)}
    />
  );
  return (
    <CollectionCard headingLevel={2} collection={collection} {...(form && { form })}>
      {daysLeft !== null ? (
        <>
          <span>{texts.daysLeft(daysLeft)}</span>
          <Button size="sm" aria-label={texts.restoreOne(name)} onClick={() => void restore({ id })}>
            {texts.restore}
          </Button>
        </>
      ) : (
        role === 'OWNER' &&
        !isRenaming && (
          <>
            <Button
              ref={button}
              size="sm"
              variant="quiet"
              aria-label={texts.renameOne(name)}
              onClick={() => setRenaming(true)}
            >
              {texts.rename}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              aria-label={texts.deleteOne(name)}
              onClick={() =>
                void doUndoable(
                  () => remove({ id }),
                  texts.deleted(name),
                  () => restore({ id }),
                )
              }
            >
              {texts.delete}
            </Button>
          </>
        )
      )}
    </CollectionCard>
  );
}
