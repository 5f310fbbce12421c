import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { type KeyboardEvent, type Ref, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';

import { citationInBrief } from '#domain/clippings/core/citationInBrief.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { classNames } from '#ui/classNames.ts';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { useFocusBack } from '#ui/useFocusBack.ts';

import type { CollectionItem, CollectionWhole } from '../collectionsApi.ts';
import { ClipPicture } from '../components/ClipPicture.tsx';
import shared from '../components/components.module.scss';
import { clippingCardTexts } from '../texts.ts';
import styles from './collection.module.scss';
import type { ItemRange } from './ItemActions.tsx';
import { itemTexts as texts } from './texts.ts';

// What only those who may change it have: every reader would pay for it.
const ItemActions = lazyPart(() => import('./ItemActions.tsx').then((chunk) => chunk.ItemActions));
const NoteForm = lazyPart(() => import('./NoteForm.tsx').then((chunk) => chunk.NoteForm));

/** What an item is called. */
export const titleOfItem = ({ clipping, record }: CollectionItem): string =>
  clipping?.title ?? (record ? (record.name ?? texts.closedRecord) : texts.gone);

interface ItemCardProps {
  item: CollectionItem;
  collection: Pick<CollectionWhole, 'id' | 'role' | 'version' | 'coverClippingId'>;
  /** Where it opens; null where it does not. */
  to: string | null;
  shown: ItemRange;
  gripRef: Ref<HTMLButtonElement>;
  isDragged: boolean;
  onDrag: (isHeld: boolean) => void;
  /** The item before it; null for the first. */
  before: string | null;
  /** Null at either end. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
}

/** A clipping or a record of a collection, with its note and what may be done with it. */
export function ItemCard({
  item,
  collection,
  shown,
  to,
  gripRef,
  before,
  isDragged,
  onDrag,
  onUp,
  onDown,
}: ItemCardProps) {
  const { id, note, mayChange, clipping, record } = item;
  const title = titleOfItem(item);
  const [isNoting, setNoting] = useState(false);
  const noteButton = useFocusBack(isNoting);
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.key === 'ArrowUp' ? onUp : event.key === 'ArrowDown' ? onDown : null;
    if (!act) return;
    event.preventDefault();
    act();
  };
  const isCover = clipping !== null && clipping.id === collection.coverClippingId;
  return (
    <article
      className={classNames(shared.card, isDragged && styles.dragged)}
      draggable={mayChange && !isNoting}
      onDragStart={() => onDrag(true)}
      onDragEnd={() => onDrag(false)}
    >
      {mayChange && (
        <div className={styles.order}>
          <IconButton
            ref={gripRef}
            size="sm"
            label={texts.move(title)}
            title={texts.moveKeys}
            aria-describedby="move-keys"
            icon={<GripVertical />}
            onKeyDown={onKeyDown}
          />
          <IconButton
            size="sm"
            label={texts.up(title)}
            icon={<ChevronUp />}
            disabled={!onUp}
            onClick={() => onUp?.()}
          />
          <IconButton
            size="sm"
            label={texts.down(title)}
            icon={<ChevronDown />}
            disabled={!onDown}
            onClick={() => onDown?.()}
          />
        </div>
      )}
      {clipping && (
        <ClipPicture
          address={clipping.thumbnail}
          alt={clippingCardTexts.pictureOf(title)}
          isClosed={clipping.standing === 'CLOSED'}
        />
      )}
      <div className={shared.words}>
        <h2 className={shared.name}>{to === null ? title : <Link to={to}>{title}</Link>}</h2>
        <p className={shared.citation}>
          {clipping ? citationInBrief(clipping.citation) : record ? (record.recordSet ?? texts.record) : ''}
        </p>
        {isNoting ? (
          <Suspense fallback={null}>
            <NoteForm id={id} note={note} title={title} onDone={() => setNoting(false)} />
          </Suspense>
        ) : (
          note !== '' && <p className={styles.note}>{note}</p>
        )}
        {(isCover || clipping?.standing === 'CLOSED' || clipping?.standing === 'REPLACED') && (
          <p className={shared.marks}>
            {isCover && <Badge tone="brand">{texts.isCover}</Badge>}
            {clipping.standing === 'CLOSED' && <Badge tone="warning">{clippingCardTexts.closed}</Badge>}
            {clipping.standing === 'REPLACED' && <Badge tone="warning">{clippingCardTexts.replaced}</Badge>}
          </p>
        )}
      </div>
      {mayChange && !isNoting && (
        <Suspense fallback={null}>
          <ItemActions
            item={item}
            title={title}
            collection={collection}
            shown={shown}
            before={before}
            noteRef={noteButton}
            onNote={() => setNoting(true)}
          />
        </Suspense>
      )}
    </article>
  );
}
