import { SearchX } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';

import { Notice } from '#ui/Notice/Notice.tsx';
import { Pagination } from '#ui/Pagination/Pagination.tsx';

import { usePublicCollectionsQuery } from '../collectionsApi.ts';
import { CardsAnswer } from '../components/CardsAnswer.tsx';
import { CollectionCard } from '../components/CollectionCard.tsx';
import { CollectionsFrame } from '../components/CollectionsFrame.tsx';
import styles from '../components/components.module.scss';
import { lastPageOf, pageOf, stretchOf, withParameter } from '../components/pageOf.ts';
import { SearchWords } from '../components/SearchWords.tsx';
import { collectionCardTexts, searchTexts as texts } from '../texts.ts';

/** Published collections by name (ROUTE-077, COLL-004). States: nothing asked, loading, failed, none, collections. */
export function Component() {
  const [query] = useSearchParams();
  const words = (query.get('q') ?? '').trim();
  const page = pageOf(query);
  const answer = usePublicCollectionsQuery({ kind: null, words, ...stretchOf(page) }, { skip: words === '' });
  return (
    <CollectionsFrame title={texts.title}>
      <SearchWords
        key={words}
        label={texts.label}
        words={words}
        addressOf={(typed) => withParameter(query, 'q', typed)}
      />
      {words === '' ? (
        <p>{texts.start}</p>
      ) : (
        <CardsAnswer answer={{ ...answer, data: answer.currentData }} loading={texts.loading} failed={texts.failed}>
          {({ collections, total }) => (
            <>
              {total === 0 ? (
                <Notice tone="empty" icon={SearchX} headingLevel={2} title={texts.none(words)}>
                  <p>{texts.noneWhy}</p>
                </Notice>
              ) : (
                <h2>{texts.count(total, words)}</h2>
              )}
              <ul role="list" className={styles.grid}>
                {collections.map((collection) => (
                  <li key={collection.id}>
                    <CollectionCard collection={collection} />
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
          )}
        </CardsAnswer>
      )}
    </CollectionsFrame>
  );
}
