import type { Ref } from 'react';

import { useAddToCollectionMutation } from '#features/clippings/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';

import {
  type CollectionItem,
  type CollectionWhole,
  useChangeCollectionMutation,
  useMoveCollectionItemMutation,
  useRemoveFromCollectionMutation,
} from '../collectionsApi.ts';
import shared from '../components/components.module.scss';
import { useUndo } from '../components/useUndo.ts';
import { itemTexts as texts } from './texts.ts';

/** The stretch of a collection's items that is shown. */
export interface ItemRange {
  /** Of the collection. */
  id: string;
  offset: number;
  first: number;
}

interface ItemActionsProps {
  item: CollectionItem;
  title: string;
  collection: Pick<CollectionWhole, 'id' | 'role' | 'version' | 'coverClippingId'>;
  shown: ItemRange;
  /** The item before it; null for the first. */
  before: string | null;
  noteRef: Ref<HTMLButtonElement>;
  onNote: () => void;
}

/** What may be done with an item of a collection, but for its place: note it, make it the cover, remove it. */
export function ItemActions({
  item: { id, note, clipping, record },
  title,
  collection: { id: collectionId, role, version, coverClippingId },
  shown,
  before,
  noteRef,
  onNote,
}: ItemActionsProps) {
  const [change] = useChangeCollectionMutation();
  const [remove] = useRemoveFromCollectionMutation();
  const [add] = useAddToCollectionMutation();
  const [move] = useMoveCollectionItemMutation();
  const doUndoable = useUndo();
  // With its note, to its place.
  const putBack = async () => {
    const { data, error } = await add({
      collectionId,
      clippingId: clipping?.id ?? null,
      recordId: record?.id ?? null,
      note,
    });
    return data ? move({ id: data.id, after: before, shown }) : { error };
  };
  return (
    <div className={shared.below}>
      <Button ref={noteRef} size="sm" variant="quiet" onClick={onNote}>
        {note === '' ? texts.addNote : texts.editNote}
      </Button>
      {role === 'OWNER' && clipping && clipping.id !== coverClippingId && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => void change({ id: collectionId, version, coverClippingId: clipping.id })}
        >
          {texts.cover}
        </Button>
      )}
      <Button
        size="sm"
        variant="quiet"
        aria-label={texts.removeOne(title)}
        onClick={() => void doUndoable(() => remove({ id }), texts.removed(title), putBack)}
      >
        {texts.remove}
      </Button>
    </div>
  );
}
