import { SearchX } from 'lucide-react';
import { useState } from 'react';

import { articleResults, TitleTable, useNewspaperTitlesQuery } from '#features/newspapers/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { titlesTexts as texts } from './texts.ts';
import styles from './catalogue.module.scss';
import { NO_FILTER, fitsFilter } from './titleFilter.ts';
import { TitleFilters } from './TitleFilters.tsx';

/** Every newspaper, by name, county and year (ROUTE-150). States: loading, failed, none yet, none that fits, a list. */
export function Component() {
  const { data: titles, ...answer } = useNewspaperTitlesQuery();
  const [filter, setFilter] = useState(NO_FILTER);
  if (titles === undefined)
    return <NoAnswer of={answer} texts={texts} waiting={<PageSkeleton label={texts.loading} shape="table" />} asPage />;
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
          <TitleTable
            caption={texts.title}
            titles={shown}
            last={{
              id: 'search',
              header: texts.searchColumn,
              cell: ({ id, name }) => (
                <TextLink to={articleResults({ title: [id] })} aria-label={texts.searchOne(name)}>
                  {texts.search}
                </TextLink>
              ),
            }}
          />
        )}
      </div>
    </PageContainer>
  );
}
