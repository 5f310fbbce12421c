import { Suspense } from 'react';
import { useSelector } from 'react-redux';

import { GROUPS } from '#domain/kernel/grants/flagNames.ts';
import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { useGrant, useGroup } from '#features/kernel/grants/index.ts';
import { ArticleSearchBox } from '#features/newspapers/core/index.ts';
import { lazyPart } from '#ui/lazyPart.ts';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { indexTexts as texts } from './pageTexts.ts';
import styles from './SearchNewspapersPage.module.scss';

const SentenceSearch = lazyPart(() => import('./SentenceSearch.tsx').then((chunk) => chunk.SentenceSearch));
const NewspaperSearchExtras = lazyPart(() =>
  import('./NewspaperSearchExtras.tsx').then((chunk) => chunk.NewspaperSearchExtras),
);
const LibrarySearch = lazyPart(() => import('./LibrarySearch.tsx').then((chunk) => chunk.LibrarySearch));
const SearchClosed = lazyPart(() => import('./SearchClosed.tsx').then((chunk) => chunk.SearchClosed));
const RecentArticleSearches = lazyPart(() =>
  import('./RecentArticleSearches.tsx').then((chunk) => chunk.RecentArticleSearches),
);

/**
 * The start of the newspaper search (ROUTE-144, ROUTE-145). What the reader’s grants give is offered, nothing else
 * (GRANT-026 to GRANT-033).
 */
export function Component() {
  const isInGroup = useGroup(GROUPS.aiNewspaperSearch);
  const isMember = useSelector(selectIsSignedIn);
  const isRegular = useGrant('newspapers:search:regular');
  const isPatron = useGrant('newspapers:search:institutional-access');
  const mayBrowse = useGrant('newspapers:browse');
  const maySeeTitles = useGrant('newspapers:titles:view');
  const ways = [
    ...(isRegular
      ? [
          { to: '/search-newspapers/advanced', ...texts.advanced },
          { to: '/search-newspapers/results', ...texts.all },
        ]
      : []),
    ...(mayBrowse ? [{ to: '/search-newspapers/issues', ...texts.issues }] : []),
    ...(maySeeTitles ? [{ to: '/search-newspapers/titles', ...texts.titles }] : []),
  ];
  return (
    <PageContainer>
      <div className={styles.page}>
        <header className={styles.header}>
          <h1>{texts.title}</h1>
          <p className={styles.lead}>{texts.lead}</p>
        </header>
        <Suspense fallback={null}>{isRegular && isMember && isInGroup && <SentenceSearch />}</Suspense>
        {isRegular && <ArticleSearchBox />}
        <Suspense fallback={null}>{!isRegular && !isPatron && <SearchClosed />}</Suspense>
        <Suspense fallback={<div className={styles.toCome} />}>
          <NewspaperSearchExtras hasHelp={isRegular} />
        </Suspense>
        <Suspense fallback={null}>{isPatron && <LibrarySearch />}</Suspense>
        {ways.length > 0 && (
          <nav aria-label={texts.ways}>
            <ul role="list" className={styles.ways}>
              {ways.map(({ to, title, text }) => (
                <li key={to} className={styles.way}>
                  <TextLink to={to}>{title}</TextLink>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <Suspense fallback={null}>
          <RecentArticleSearches />
        </Suspense>
      </div>
    </PageContainer>
  );
}
