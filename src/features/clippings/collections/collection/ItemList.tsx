import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { type CollectionWhole, useMoveCollectionItemMutation } from '../collectionsApi.ts';
import shared from '../components/components.module.scss';
import { withParameter } from '../components/pageOf.ts';
import type { ItemRange } from './ItemActions.tsx';
import { ItemCard, titleOfItem } from './ItemCard.tsx';
import { collectionTexts, itemTexts as texts } from './texts.ts';

/** The items in their order, which is changed by dragging, by buttons and by arrow keys. */
export function ItemList({ collection, shown }: { collection: CollectionWhole; shown: ItemRange }) {
  const { items, version } = collection;
  const [query] = useSearchParams();
  const [move, { error, data }] = useMoveCollectionItemMutation();
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [isShared, setShared] = useState(false);
  // Every change is one version: more than this list has made are another window's.
  const seen = useRef(version);
  const grips = useRef(new Map<string, HTMLButtonElement>());
  const held = useRef<string | null>(null);
  // The item that was moved is drawn again in its new place: its grip keeps the focus.
  useEffect(() => {
    if (held.current !== null) grips.current.get(held.current)?.focus();
    held.current = null;
  }, [items]);

  useEffect(() => void (seen.current = Math.max(seen.current, version)), [version]);

  const moveTo = async (id: string, place: number, isByKey: boolean) => {
    const rest = items.filter((item) => item.id !== id);
    const item = items.find((each) => each.id === id);
    if (!item || place < 0 || place > rest.length || items[place]?.id === id) return;
    if (isByKey) held.current = id;
    setSaid(texts.moved(titleOfItem(item), shown.offset + place + 1, collection.itemCount));
    const moved = (await move({ id, after: rest[place - 1]?.id ?? null, shown })).data?.moveCollectionItem;
    if (!moved) return;
    setShared(moved.version > seen.current + 1);
    seen.current = Math.max(seen.current, moved.version);
  };
  return (
    <section aria-label={collectionTexts.items}>
      <VisuallyHidden>
        <span id="move-keys">{texts.moveKeys}</span>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {(error !== undefined || data?.moveCollectionItem === null) && <p role="alert">{texts.notMoved}</p>}
      {isShared && <p role="status">{texts.changedElsewhere}</p>}
      <ol role="list" className={shared.list}>
        {items.map((item, at) => (
          <li
            key={item.id}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              event.dataTransfer.dropEffect = 'move';
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null) void moveTo(dragged, at, false);
              setDragged(null);
            }}
          >
            <ItemCard
              item={item}
              collection={collection}
              to={item.clipping ? withParameter(query, 'clipping', item.clipping.id) : (item.record?.address ?? null)}
              gripRef={(grip) => {
                if (grip) grips.current.set(item.id, grip);
                else grips.current.delete(item.id);
              }}
              shown={shown}
              before={items[at - 1]?.id ?? null}
              isDragged={dragged === item.id}
              onDrag={(isHeld) => setDragged(isHeld ? item.id : null)}
              // At the start of a later page there is nothing before it to be seen.
              onUp={at > 0 ? () => void moveTo(item.id, at - 1, true) : null}
              onDown={at < items.length - 1 ? () => void moveTo(item.id, at + 1, true) : null}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
