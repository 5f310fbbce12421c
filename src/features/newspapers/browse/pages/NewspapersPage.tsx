import { failureText } from '#services/graphql/failureText.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageFailure } from '#ui/Notice/PageFailure.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { figure } from '#domain/kernel/wording/counted.ts';
import { placeOfTitle } from '#domain/newspapers/core/placeOfTitle.ts';
import { yearSpan } from '#domain/records/sets/yearRanges.ts';
import { newspaperAddress } from '#domain/newspapers/core/newspaperAddresses.ts';

import { useNewspaperTitlesQuery, type ListedTitle } from '../browseApi.ts';
import { newspapersTexts as texts } from '../texts.ts';
import styles from './NewspapersPage.module.scss';

const yearOf = (date: string): number => Number(date.slice(0, 4));
const yearsOf = ({ firstIssue, lastIssue }: Pick<ListedTitle, 'firstIssue' | 'lastIssue'>): string => yearSpan(yearOf(firstIssue), yearOf(lastIssue)) ?? '';
const placeOf = (title: ListedTitle): string => placeOfTitle(title) ?? texts.noPlace;

function holdings(titles: readonly ListedTitle[]): string {
  const sum = (of: (title: ListedTitle) => number) => titles.reduce((total, title) => total + of(title), 0);
  const firstIssue = titles.map((title) => title.firstIssue).sort()[0] ?? '';
  const lastIssue = titles.map((title) => title.lastIssue).sort().at(-1) ?? '';
  return texts.holdings(titles.length, sum(({ issueCount }) => issueCount), sum(({ pageCount }) => pageCount), yearsOf({ firstIssue, lastIssue }));
}

/** Every newspaper held. States: loading, failed, none yet, a list. */
export function Component() {
  const { data: titles, isFetching, error, refetch } = useNewspaperTitlesQuery();
  if (titles === undefined && isFetching) return <PageSkeleton label={texts.loading} shape="table" />;
  if (titles === undefined) return <PageFailure title={texts.failed} {...failureText(error)} onRetry={() => void refetch()} />;
  return (
    <PageContainer>
      <div className={styles.page}>
        <h1>{texts.title}</h1>
        {titles.length === 0 ? (
          <Notice tone="empty" title={texts.empty.title} actions={<ButtonLink to="/search/historical-records">{texts.empty.records}</ButtonLink>}>
            <p>{texts.empty.text}</p>
          </Notice>
        ) : (
          <>
            <p>{texts.lead}</p>
            <p className={styles.holdings}>{holdings(titles)}</p>
            <DataTable
              caption={texts.title}
              hideCaption
              stacks="named"
              density="comfortable"
              rows={titles}
              rowKey={({ id }) => id}
              columns={[
                {
                  id: 'name',
                  header: texts.columns.name,
                  isRowHeader: true,
                  cell: (title) => (
                    <>
                      <TextLink to={newspaperAddress(title.slug)}>{title.name}</TextLink> {title.isSample && <Badge tone="warning">{texts.sample}</Badge>}
                    </>
                  ),
                },
                { id: 'place', header: texts.columns.place, cell: placeOf },
                { id: 'years', header: texts.columns.years, cell: yearsOf },
                { id: 'issues', header: texts.columns.issues, align: 'end', cell: ({ issueCount }) => figure(issueCount) },
                { id: 'pages', header: texts.columns.pages, align: 'end', cell: ({ pageCount }) => figure(pageCount) },
              ]}
            />
          </>
        )}
      </div>
    </PageContainer>
  );
}
