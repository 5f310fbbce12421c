import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { refusalText } from '#features/clippings/core/index.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';
import { useFocusBack } from '#ui/useFocusBack.ts';
import { useReadersDay } from '#ui/useReadersDay.ts';

import { type CollectionWhole, useChangeCollectionMutation } from '../collectionsApi.ts';
import { CollectionsFrame } from '../components/CollectionsFrame.tsx';
import shared from '../components/components.module.scss';
import { withParameter } from '../components/pageOf.ts';
import { ExportPart } from '../exports/ExportPart.tsx';
import { StandardsPart } from '../standards/StandardsPart.tsx';
import { collectionCardTexts, collectionFormTexts } from '../texts.ts';
import styles from './collection.module.scss';
import type { ItemRange } from './ItemActions.tsx';
import { ItemList } from './ItemList.tsx';
import { collectionTexts as texts } from './texts.ts';

const CollectionForm = lazyPart(() => import('../components/CollectionForm.tsx').then((chunk) => chunk.CollectionForm));
const Pagination = lazyPart(() => import('#ui/Pagination/Pagination.tsx').then((chunk) => chunk.Pagination));
const OwnerPart = lazyPart(() => import('./OwnerPart.tsx').then((chunk) => chunk.OwnerPart));

interface CollectionViewProps {
  collection: CollectionWhole;
  shown: ItemRange;
  page: number;
  last: number;
  /** As of the frame. */
  takesFocus: boolean;
}

/** A collection with its items; its owner changes, shares and publishes it. */
export function CollectionView({ collection, shown, page, last, takesFocus }: CollectionViewProps) {
  const { id, kind, name, description, role, ownerName, partnerName, itemCount, changedAt, version, items } =
    collection;
  const [query] = useSearchParams();
  const [isEditing, setEditing] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const editButton = useFocusBack(isEditing);
  const [change, { error, isLoading }] = useChangeCollectionMutation();
  usePageTitle(name);
  const changedOn = useReadersDay(changedAt);
  const isOwner = role === 'OWNER' && kind === 'MEMBER';
  const maker =
    kind === 'OURS'
      ? texts.ours
      : partnerName !== null || ownerName !== null
        ? texts.by(partnerName ?? ownerName ?? '')
        : null;
  return (
    <CollectionsFrame
      takesFocus={takesFocus}
      title={name}
      actions={
        <Inline gap={2}>
          {isOwner && (
            <>
              <Button ref={editButton} aria-expanded={isEditing} onClick={() => setEditing(!isEditing)}>
                {texts.edit}
              </Button>
              <Button onClick={() => setSharing(true)}>{texts.members}</Button>
            </>
          )}
          {items.length > 0 && <ExportPart subject={{ collectionId: id }} name={name} />}
        </Inline>
      }
    >
      <div className={styles.about}>
        {isEditing ? (
          <div className={shared.form}>
            <Suspense fallback={null}>
              <CollectionForm
                of={id}
                present={collection}
                action={collectionFormTexts.save}
                onSave={(words, replaced) => change({ id, version: replaced, ...words })}
                onDone={() => setEditing(false)}
              />
            </Suspense>
          </div>
        ) : (
          description !== '' && <p className={styles.description}>{description}</p>
        )}
        <p className={shared.marks}>
          {maker && <span>{maker}</span>}
          <span>{collectionCardTexts.items(itemCount)}</span>
          <span>{texts.changed(changedOn)}</span>
        </p>
        {isOwner && (
          <Suspense fallback={null}>
            <OwnerPart
              collection={collection}
              isBusy={isLoading}
              isSharing={isSharing}
              onPublish={(isPublic) => void change({ id, version, visibility: isPublic ? 'PUBLIC' : 'PRIVATE' })}
              onShared={() => setSharing(false)}
            />
          </Suspense>
        )}
        {error !== undefined && !isEditing && <p role="alert">{refusalText(error)}</p>}
      </div>
      {items.length === 0 ? (
        <Notice
          tone="empty"
          headingLevel={2}
          title={texts.empty.title}
          actions={
            role !== null &&
            role !== 'READER' && <ButtonLink to="/collections/all-clippings">{texts.empty.action}</ButtonLink>
          }
        >
          <p>{role !== null && role !== 'READER' ? texts.empty.own : texts.empty.others}</p>
        </Notice>
      ) : (
        <ItemList collection={collection} shown={shown} />
      )}
      <StandardsPart collection={collection} />
      <Suspense fallback={null}>
        {last > 1 && (
          <Pagination
            label={texts.pages}
            current={page}
            last={last}
            hrefOf={(to) => withParameter(query, 'page', String(to))}
          />
        )}
      </Suspense>
    </CollectionsFrame>
  );
}
