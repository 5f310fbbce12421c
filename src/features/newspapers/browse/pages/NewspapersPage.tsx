import { useSelector } from 'react-redux';

import { figure } from '#domain/kernel/wording/countInWords.ts';
import { holdingsOf } from '#domain/newspapers/core/holdingsOf.ts';
import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { useGrant } from '#features/kernel/grants/index.ts';
import {
  ArticleSearchBox,
  type ListedTitle,
  TitleTable,
  useNewspaperTitlesQuery,
} from '#features/newspapers/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { newspapersTexts as texts } from '../texts.ts';
import styles from './NewspapersPage.module.scss';

function holdings(titles: readonly ListedTitle[]): string {
  const { issues, pages, years } = holdingsOf(titles);
  return texts.holdings(titles.length, issues, pages, years);
}

/**
 * Every newspaper held, below the search of their articles, which leads visitors to sign-up or sign-in. States:
 * loading, failed, none yet, a list.
 */
export function Component() {
  const { data: titles, ...answer } = useNewspaperTitlesQuery();
  const isMember = useSelector(selectIsSignedIn);
  const isRegular = useGrant('newspapers:search:regular');
  const mayBrowse = useGrant('newspapers:browse');
  if (titles === undefined)
    return <NoAnswer of={answer} texts={texts} waiting={<PageSkeleton label={texts.loading} shape="table" />} asPage />;
  return (
    <PageContainer>
      <div className={styles.page}>
        <h1>{texts.title}</h1>
        {titles.length === 0 ? (
          <Notice
            tone="empty"
            title={texts.empty.title}
            actions={<ButtonLink to="/search/historical-records">{texts.empty.records}</ButtonLink>}
          >
            <p>{texts.empty.text}</p>
          </Notice>
        ) : (
          <>
            <p>{texts.lead}</p>
            {isRegular && <ArticleSearchBox isForMembers={!isMember} />}
            <nav aria-label={texts.ways} className={styles.ways}>
              {isMember && <TextLink to="/search-newspapers">{texts.search}</TextLink>}
              {isRegular && <TextLink to="/search-newspapers/advanced">{texts.advanced}</TextLink>}
              {mayBrowse && <TextLink to="/search-newspapers/issues">{texts.byDate}</TextLink>}
            </nav>
            <p className={styles.holdings}>{holdings(titles)}</p>
            <TitleTable
              caption={texts.title}
              titles={titles}
              last={{ id: 'pages', header: texts.pages, align: 'end', cell: ({ pageCount }) => figure(pageCount) }}
            />
          </>
        )}
      </div>
    </PageContainer>
  );
}
