import { Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';

import { useNoFirstContent } from '#services/routing/useNoFirstContent.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { useOneCollectionQuery } from '../collectionsApi.ts';
import { CardsAnswer } from '../components/CardsAnswer.tsx';
import { CollectionsFrame } from '../components/CollectionsFrame.tsx';
import { pageOf, withParameter } from '../components/pageOf.ts';
import { useWasClippingOpened } from '../components/useWasClippingOpened.ts';
import { CollectionView } from './CollectionView.tsx';
import { collectionTexts as texts } from './texts.ts';

const OpenedClipping = lazyPart(() => import('../clippings/OpenedClipping.tsx').then((chunk) => chunk.OpenedClipping));

/** Items on one page. */
const PAGE_SIZE = 50;

/**
 * One collection, or the clipping of it that the address opens (ROUTE-076, COLL-003). States: loading, failed, none for
 * this reader, a collection.
 */
export function Component() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const page = pageOf(query);
  const shown = { id, offset: (page - 1) * PAGE_SIZE, first: PAGE_SIZE };
  const answer = useOneCollectionQuery(shown);
  const collection = answer.currentData;
  const opened = query.get('clipping');
  const wasOpened = useWasClippingOpened(opened);
  useNoFirstContent(collection === null);
  if (opened !== null) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <OpenedClipping
          key={opened}
          id={opened}
          backTo={withParameter(query, 'clipping', '')}
          back={collection?.name ?? texts.loading}
        />
      </Suspense>
    );
  }
  if (collection)
    return (
      <CollectionView
        key={id}
        takesFocus={wasOpened}
        collection={collection}
        shown={shown}
        page={page}
        last={Math.max(1, Math.ceil(collection.itemCount / PAGE_SIZE))}
      />
    );
  return (
    <CollectionsFrame title={collection === null ? texts.missing.title : texts.loading}>
      <CardsAnswer answer={{ ...answer, data: collection }} loading={texts.loading} failed={texts.failed}>
        {() => (
          <Notice
            tone="empty"
            title={texts.missing.text}
            actions={<ButtonLink to="/collections">{texts.missing.action}</ButtonLink>}
          />
        )}
      </CardsAnswer>
    </CollectionsFrame>
  );
}
