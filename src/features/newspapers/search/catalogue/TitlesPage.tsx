import { SearchX } from 'lucide-react';
import { useState } from 'react';

import { foldName } from '#domain/kernel/names/foldName.ts';
import {
  articleResults,
  TitleTable,
  useNewspaperTitlesQuery,
  type ListedTitle,
} from '#features/newspapers/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { YearField } from '#ui/YearField/YearField.tsx';

import { countyOptions } from '../model/countyOptions.ts';
import styles from './catalogue.module.scss';
import { titlesTexts as texts } from './texts.ts';

/** What the list of newspapers is narrowed by; empty narrows nothing. */
interface TitleFilter {
  name: string;
  county: string;
  /** Four digits; fewer narrow nothing yet. */
  year: string;
}

const NO_FILTER: TitleFilter = { name: '', county: '', year: '' };

/** Whether a newspaper has the words in its name or place, is of the county, and has issues around the year. */
function fitsFilter({ name, placeName, county, firstIssue, lastIssue }: ListedTitle, filter: TitleFilter): boolean {
  const words = foldName(filter.name).split(' ');
  const folded = foldName(`${name} ${placeName ?? ''}`);
  const isOfYear =
    filter.year.length < 4 || (firstIssue.slice(0, 4) <= filter.year && filter.year <= lastIssue.slice(0, 4));
  return words.every((word) => folded.includes(word)) && (filter.county === '' || county === filter.county) && isOfYear;
}

interface TitleFiltersProps {
  titles: readonly ListedTitle[];
  filter: TitleFilter;
  onChange: (filter: TitleFilter) => void;
}

/** Narrows the list of newspapers while one types. */
const TitleFilters = ({ titles, filter, onChange }: TitleFiltersProps) => (
  <div role="search" aria-label={texts.filter} className={styles.filters}>
    <TextField
      type="search"
      label={texts.name}
      value={filter.name}
      onChange={(event) => onChange({ ...filter, name: event.target.value })}
    />
    <SelectField
      label={texts.county}
      placeholder={texts.anyCounty}
      options={countyOptions(titles)}
      value={filter.county}
      onChange={(event) => onChange({ ...filter, county: event.target.value })}
    />
    <YearField
      label={texts.year}
      value={filter.year}
      onChange={(event) => onChange({ ...filter, year: event.target.value })}
    />
  </div>
);

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
