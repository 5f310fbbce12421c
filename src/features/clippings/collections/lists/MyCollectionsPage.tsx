import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useMakeCollectionMutation } from '#features/clippings/core/index.ts';
import { useGrant } from '#features/kernel/grants/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Pagination } from '#ui/Pagination/Pagination.tsx';
import { useFocusBack } from '#ui/useFocusBack.ts';

import { useMyCollectionsQuery } from '../collectionsApi.ts';
import { CardsAnswer } from '../components/CardsAnswer.tsx';
import { CollectionForm } from '../components/CollectionForm.tsx';
import { CollectionsFrame } from '../components/CollectionsFrame.tsx';
import styles from '../components/components.module.scss';
import { lastPageOf, pageOf, stretchOf, withParameter } from '../components/pageOf.ts';
import { collectionCardTexts, collectionFormTexts, mineTexts as texts } from '../texts.ts';
import { OwnCollection } from './OwnCollection.tsx';

const NOTHING = { name: '', description: '', version: 0 };
/** From this share of the limit on it is said how many there are. */
const NEARLY = 0.9;

/**
 * A member's collections, and those shared with the member (ROUTE-078, CORE-014). States: loading, failed, none,
 * collections; those deleted lately.
 */
export function Component() {
  const [query] = useSearchParams();
  const isRemoved = query.has('deleted');
  const page = pageOf(query);
  const mayMake = useGrant('collections');
  const [isMaking, setMaking] = useState(false);
  const button = useFocusBack(isMaking);
  const [make] = useMakeCollectionMutation();
  const answer = useMyCollectionsQuery({ removed: isRemoved, ...stretchOf(page) });
  return (
    <CollectionsFrame
      title={isRemoved ? texts.removed : texts.title}
      lead={isRemoved ? texts.none.text : texts.lead}
      actions={
        mayMake &&
        !isRemoved && (
          <Button ref={button} variant="primary" aria-expanded={isMaking} onClick={() => setMaking(!isMaking)}>
            {texts.make}
          </Button>
        )
      }
    >
      {isMaking && (
        <div className={styles.form}>
          <CollectionForm
            of="new"
            present={NOTHING}
            action={collectionFormTexts.make}
            onSave={(words) => make(words)}
            onDone={() => setMaking(false)}
          />
        </div>
      )}
      <CardsAnswer answer={answer} loading={texts.loading} failed={texts.failed}>
        {({ collections, total, most }) => (
          <>
            {most !== null && total >= most * NEARLY && <p role="status">{texts.room(total, most)}</p>}
            {collections.length === 0 ? (
              <Notice tone="empty" headingLevel={2} title={isRemoved ? texts.none.title : texts.empty.title}>
                <p>{isRemoved ? texts.none.text : texts.empty.text}</p>
              </Notice>
            ) : (
              <ul role="list" className={styles.grid}>
                {collections.map((collection) => (
                  <li key={collection.id}>
                    <OwnCollection collection={collection} />
                  </li>
                ))}
              </ul>
            )}
            <Pagination
              label={collectionCardTexts.pages}
              current={page}
              last={lastPageOf(total)}
              hrefOf={(to) => withParameter(query, 'page', String(to))}
            />
          </>
        )}
      </CardsAnswer>
      <div>
        <ButtonLink variant="quiet" size="sm" to={isRemoved ? '?' : '?deleted=1'}>
          {isRemoved ? texts.present : texts.removed}
        </ButtonLink>
      </div>
    </CollectionsFrame>
  );
}
