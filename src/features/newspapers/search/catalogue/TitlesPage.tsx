import { SearchX } from 'lucide-react';
import { useState } from 'react';

import { newspaperAddress } from '#domain/newspapers/core/newspaperAddresses.ts';
import { placeOfTitle } from '#domain/newspapers/core/placeOfTitle.ts';
import { figure } from '#domain/kernel/wording/countInWords.ts';
import { articleResults, type ListedTitle, useNewspaperTitlesQuery } from '#features/newspapers/core/index.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageFailure } from '#ui/Notice/PageFailure.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { titlesTexts as texts } from './texts.ts';
import styles from './catalogue.module.scss';
import { NO_FILTER, fitsFilter } from './titleFilter.ts';
import { TitleFilters } from './TitleFilters.tsx';

const yearsOf = ({ firstIssue, lastIssue }: ListedTitle): string => {
  const [first, last] = [firstIssue.slice(0, 4), lastIssue.slice(0, 4)];
  return first === last ? first : `${first}–${last}`;
};

/** Every newspaper, by name, county and year (ROUTE-150). States: loading, failed, none yet, none that fits, a list. */
export function Component() {
  const { data: titles, isFetching, error, refetch } = useNewspaperTitlesQuery();
  const [filter, setFilter] = useState(NO_FILTER);
  if (titles === undefined && isFetching) return <PageSkeleton label={texts.loading} shape="table" />;
  if (titles === undefined) return <PageFailure title={texts.failed} error={error} onRetry={() => void refetch()} />;
  const shown = titles.filter((title) => fitsFilter(title, filter));
  return (
    <PageContainer>
      <div className={styles.page}>
        <h1>{texts.title}</h1>
        {titles.length === 0 ? (
          <Notice
            tone="empty"
            title={texts.none.title}
            actions={<ButtonLink to="/search/historical-records">{texts.none.records}</ButtonLink>}
          >
            <p>{texts.none.text}</p>
          </Notice>
        ) : (
          <>
            <TitleFilters titles={titles} filter={filter} onChange={setFilter} />
            <p role="status" className={styles.count}>
              {texts.shown(shown.length, titles.length)}
            </p>
          </>
        )}
        {titles.length > 0 && shown.length === 0 && (
          <Notice
            tone="empty"
            icon={SearchX}
            title={texts.nothing.title}
            actions={<Button onClick={() => setFilter(NO_FILTER)}>{texts.nothing.clear}</Button>}
          >
            <p>{texts.nothing.text}</p>
          </Notice>
        )}
        {shown.length > 0 && (
          <DataTable
            caption={texts.title}
            hideCaption
            stacks="named"
            density="comfortable"
            rows={shown}
            rowKey={({ id }) => id}
            columns={[
              {
                id: 'name',
                header: texts.columns.name,
                isRowHeader: true,
                cell: ({ slug, name, isSample }) => (
                  <>
                    <TextLink to={newspaperAddress(slug)}>{name}</TextLink>{' '}
                    {isSample && <Badge tone="warning">{texts.sample}</Badge>}
                  </>
                ),
              },
              { id: 'place', header: texts.columns.place, cell: (title) => placeOfTitle(title) ?? texts.noPlace },
              { id: 'years', header: texts.columns.years, cell: yearsOf },
              {
                id: 'issues',
                header: texts.columns.issues,
                align: 'end',
                cell: ({ issueCount }) => figure(issueCount),
              },
              {
                id: 'search',
                header: texts.columns.search,
                cell: ({ id, name }) => (
                  <TextLink to={articleResults({ title: [id] })} aria-label={texts.searchOne(name)}>
                    {texts.search}
                  </TextLink>
                ),
              },
            ]}
          />
        )}
      </div>
    </PageContainer>
  );
}
