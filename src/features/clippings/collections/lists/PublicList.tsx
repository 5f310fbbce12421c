import { useSearchParams } from 'react-router-dom';

import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Pagination } from '#ui/Pagination/Pagination.tsx';

import { usePublicCollectionsQuery } from '../collectionsApi.ts';
import { CardsAnswer } from '../components/CardsAnswer.tsx';
import { CollectionCard } from '../components/CollectionCard.tsx';
import { CollectionsFrame } from '../components/CollectionsFrame.tsx';
import styles from '../components/components.module.scss';
import { lastPageOf, pageOf, stretchOf, withParameter } from '../components/pageOf.ts';
import { collectionCardTexts, listTexts as texts } from '../texts.ts';

const KINDS = { all: null, ours: 'OURS', partner: 'PARTNER' } as const;

/** Published collections of one kind, page by page. States: loading, failed, none, collections. */
export function PublicList({ of }: { of: keyof typeof KINDS }) {
  const [query] = useSearchParams();
  const page = pageOf(query);
  const answer = usePublicCollectionsQuery({ kind: KINDS[of], words: '', ...stretchOf(page) });
  return (
    <CollectionsFrame {...texts[of]}>
      <CardsAnswer answer={answer} loading={texts.loading} failed={texts.failed}>
        {({ collections, total }) =>
          collections.length === 0 ? (
            <Notice
              tone="empty"
              headingLevel={2}
              title={texts.empty.title}
              actions={<ButtonLink to="/collections/my-collections">{texts.empty.action}</ButtonLink>}
            >
              <p>{texts.empty.text}</p>
            </Notice>
          ) : (
            <>
              <ul role="list" className={styles.grid}>
                {collections.map((collection) => (
                  <li key={collection.id}>
                    <CollectionCard headingLevel={2} collection={collection} />
                  </li>
                ))}
              </ul>
              <Pagination
                label={collectionCardTexts.pages}
                current={page}
                last={lastPageOf(total)}
                hrefOf={(to) => withParameter(query, 'page', String(to))}
              />
            </>
          )
        }
      </CardsAnswer>
    </CollectionsFrame>
  );
}
