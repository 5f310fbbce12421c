import { SearchX } from 'lucide-react';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';

import { lazyPart } from '#ui/lazyPart.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Pagination } from '#ui/Pagination/Pagination.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { useSearchClippingsQuery } from '../clippingsOfMemberApi.ts';
import { CardsAnswer } from '../components/CardsAnswer.tsx';
import { ClippingCard } from '../components/ClippingCard.tsx';
import { CollectionsFrame } from '../components/CollectionsFrame.tsx';
import styles from '../components/components.module.scss';
import { lastPageOf, pageOf, stretchOf, withParameter } from '../components/pageOf.ts';
import { SearchWords } from '../components/SearchWords.tsx';
import { useWasClippingOpened } from '../components/useWasClippingOpened.ts';
import { clippingCardTexts, searchTexts as texts } from '../texts.ts';

const OpenedClipping = lazyPart(() => import('../clippings/OpenedClipping.tsx').then((chunk) => chunk.OpenedClipping));

/**
 * Clippings of published collections by their words (ROUTE-083). States: nothing asked, loading, failed, none,
 * clippings.
 */
export function Component() {
  const [query] = useSearchParams();
  const words = (query.get('q') ?? '').trim();
  const page = pageOf(query);
  const opened = query.get('clipping');
  const wasOpened = useWasClippingOpened(opened);
  const answer = useSearchClippingsQuery({ words, ...stretchOf(page) }, { skip: words === '' });
  if (opened !== null) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <OpenedClipping id={opened} backTo={withParameter(query, 'clipping', '')} back={texts.clippingsTitle} />
      </Suspense>
    );
  }
  return (
    <CollectionsFrame takesFocus={wasOpened} title={texts.clippingsTitle} lead={texts.clippingsStart}>
      <SearchWords
        key={words}
        label={texts.clippingsLabel}
        words={words}
        addressOf={(typed) => withParameter(query, 'q', typed)}
      />
      {words !== '' && (
        <CardsAnswer
          answer={{ ...answer, data: answer.currentData }}
          loading={texts.clippingsLoading}
          failed={texts.failed}
        >
          {({ clippings, total }) => (
            <>
              {total === 0 ? (
                <Notice tone="empty" icon={SearchX} headingLevel={2} title={texts.clippingsNone(words)}>
                  <p>{texts.noneWhy}</p>
                </Notice>
              ) : (
                <h2>{texts.clippingsCount(total, words)}</h2>
              )}
              <ul role="list" className={styles.grid}>
                {clippings.map((clipping) => (
                  <li key={clipping.id}>
                    <ClippingCard clipping={clipping} to={withParameter(query, 'clipping', clipping.id)} />
                  </li>
                ))}
              </ul>
              <Pagination
                label={clippingCardTexts.pages}
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
