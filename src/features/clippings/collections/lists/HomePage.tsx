import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';

import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { useStoreReturnLocation } from '#services/routing/useStoreReturnLocation.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useMyClippingsQuery } from '../clippingsOfMemberApi.ts';
import { useMyCollectionsQuery, usePublicCollectionsQuery } from '../collectionsApi.ts';
import { CardsAnswer } from '../components/CardsAnswer.tsx';
import { ClippingCard } from '../components/ClippingCard.tsx';
import { CollectionCard } from '../components/CollectionCard.tsx';
import { CollectionsFrame } from '../components/CollectionsFrame.tsx';
import styles from '../components/components.module.scss';
import { SearchWords } from '../components/SearchWords.tsx';
import { frameTexts, homeTexts as texts, searchTexts } from '../texts.ts';

/** One row of a grid on a wide window. */
const FEW = { offset: 0, first: 4 };

/** A part of the page, with the way to all of it. */
const Part = ({ id, title, to, children }: { id: string; title: string; to?: string; children: ReactNode }) => (
  <section aria-labelledby={id} className={styles.part}>
    <div className={styles.partHead}>
      <h2 id={id}>{title}</h2>
      {to && (
        <TextLink to={to} aria-label={`${texts.seeAll}: ${title}`}>
          {texts.seeAll}
        </TextLink>
      )}
    </div>
    {children}
  </section>
);

/** A member's newest clippings and collections. */
function Yours() {
  const clippings = useMyClippingsQuery({ words: '', tag: null, removed: false, ...FEW });
  const collections = useMyCollectionsQuery({ removed: false, ...FEW });
  return (
    <>
      <Part id="your-clippings" title={frameTexts.clippings} to="/collections/all-clippings">
        <CardsAnswer answer={clippings} loading={texts.loading} failed={texts.failed}>
          {({ clippings: newest }) =>
            newest.length === 0 ? (
              <Notice
                tone="empty"
                title={texts.noneYet.title}
                actions={
                  <>
                    <ButtonLink variant="primary" to="/newspapers">
                      {texts.noneYet.newspapers}
                    </ButtonLink>
                    <ButtonLink to="/search/results">{texts.noneYet.records}</ButtonLink>
                  </>
                }
              >
                <p>{texts.noneYet.text}</p>
              </Notice>
            ) : (
              <ul role="list" className={styles.grid}>
                {newest.map((clipping) => (
                  <li key={clipping.id}>
                    <ClippingCard clipping={clipping} to={`/collections/all-clippings?clipping=${clipping.id}`} />
                  </li>
                ))}
              </ul>
            )
          }
        </CardsAnswer>
      </Part>
      {(collections.data?.collections.length ?? 0) > 0 && (
        <Part id="your-collections" title={frameTexts.mine} to="/collections/my-collections">
          <ul role="list" className={styles.grid}>
            {collections.data?.collections.map((collection) => (
              <li key={collection.id}>
                <CollectionCard collection={collection} />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

/** What a visitor could have here. */
function ForVisitors() {
  const comeBack = useStoreReturnLocation();
  return (
    <section aria-labelledby="start" className={styles.invite}>
      <h2 id="start">{texts.visitor.title}</h2>
      <p>{texts.visitor.text}</p>
      <div className={styles.marks}>
        <ButtonLink variant="primary" to="/register?mode=regular&prompt=login" onClick={comeBack}>
          {texts.visitor.register}
        </ButtonLink>
        <ButtonLink to="/sign-in?prompt=login" onClick={comeBack}>
          {texts.visitor.signIn}
        </ButtonLink>
      </div>
    </section>
  );
}

/** The home of collections (ROUTE-073, ROUTE-074): the reader's own, the site's, and what members have published. */
export function Component() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const ours = usePublicCollectionsQuery({ kind: 'OURS', words: '', ...FEW });
  const published = usePublicCollectionsQuery({ kind: 'MEMBER', words: '', offset: 0, first: 8 });
  return (
    <CollectionsFrame title={texts.title} lead={texts.lead}>
      <SearchWords
        label={searchTexts.label}
        words=""
        addressOf={(words) => `/collections/search?${new URLSearchParams({ q: words })}`}
      />
      {isSignedIn ? <Yours /> : <ForVisitors />}
      {(ours.data?.collections.length ?? 0) > 0 && (
        <Part id="ours" title={texts.ours} to="/collections/our-collections">
          <ul role="list" className={styles.grid}>
            {ours.data?.collections.map((collection) => (
              <li key={collection.id}>
                <CollectionCard collection={collection} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part id="published" title={texts.published} to="/collections/all">
        <CardsAnswer answer={published} loading={texts.loading} failed={texts.failed}>
          {({ collections }) =>
            collections.length === 0 ? (
              <Notice tone="empty" title={texts.nonePublished.title}>
                <p>{texts.nonePublished.text}</p>
              </Notice>
            ) : (
              <ul role="list" className={styles.grid}>
                {collections.map((collection) => (
                  <li key={collection.id}>
                    <CollectionCard collection={collection} />
                  </li>
                ))}
              </ul>
            )
          }
        </CardsAnswer>
      </Part>
    </CollectionsFrame>
  );
}
