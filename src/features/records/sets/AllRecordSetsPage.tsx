import { SearchX } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { yearSpan } from '#domain/records/sets/yearRanges.ts';
import { sampleNote, useRecordSetsQuery, type HeldSet } from '#features/search/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { useDebounced } from '#ui/useDebounced.ts';

import styles from './AllRecordSetsPage.module.scss';
import { ListFilters } from './components/ListFilters.tsx';
import { SetList } from './components/SetList.tsx';
import { filterSets, readListFilter, writeListFilter, type ListFilter } from './listFilter.ts';
import { allSetsTexts as texts } from './texts.ts';

const REST_MS = 300;

function holdings(sets: readonly HeldSet[]): string {
  const records = sets.reduce((sum, { recordCount }) => sum + recordCount, 0);
  const firsts = sets.flatMap(({ firstYear }) => firstYear ?? []);
  const lasts = sets.flatMap(({ lastYear }) => lastYear ?? []);
  const span = firsts.length > 0 ? yearSpan(Math.min(...firsts), Math.max(...lasts)) : null;
  return texts.holdings(sets.length, records, span);
}

/** The filter as it is typed at once, in the address once it rests. */
function useListFilter(): [ListFilter, (filter: ListFilter) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [filter, setFilter] = useState(() => readListFilter(new URLSearchParams(search)));
  const written = useDebounced(writeListFilter(filter), REST_MS);
  const isWritten = writeListFilter(readListFilter(new URLSearchParams(search))) === written;
  useEffect(() => {
    if (!isWritten) void navigate({ search: written }, { replace: true, preventScrollReset: true });
  }, [isWritten, written, navigate]);
  return [filter, setFilter];
}

/** Every record set from A to Z (spec 1 section 2). States: loading, failed, none published, none matches, a list. */
export function Component() {
  const { data: sets, ...answer } = useRecordSetsQuery();
  const [filter, setFilter] = useListFilter();
  const shown = useMemo(() => filterSets(sets ?? [], filter), [sets, filter]);

  // Said once where it is true of all; else by the names of the record sets.
  const note = shown.every(({ isSample }) => isSample) ? sampleNote(shown) : null;

  const head = <h1>{texts.title}</h1>;
  if (sets === undefined) {
    const waiting = <PageSkeleton label={texts.loading} shape="table" />;
    return <NoAnswer of={answer} texts={texts} waiting={waiting} asPage head={head} headingLevel={2} />;
  }
  return (
    <PageContainer>
      <div className={styles.page}>
        {head}
        {sets.length === 0 ? (
          <Notice tone="empty" title={texts.empty.title}>
            <p>{texts.empty.text}</p>
          </Notice>
        ) : (
          <>
            <ListFilters sets={sets} filter={filter} onChange={setFilter} />
            <p role="status" className={styles.holdings}>
              {shown.length === 0 ? texts.none.title : holdings(shown)}
            </p>
            {shown.length === 0 ? (
              <Notice
                tone="empty"
                icon={SearchX}
                title={texts.none.title}
                actions={
                  <Button onClick={() => setFilter({ text: '', category: '', country: '' })}>{texts.none.all}</Button>
                }
              >
                <p>{texts.none.text}</p>
              </Notice>
            ) : (
              <>
                {note !== null && <p className={styles.sample}>{note}</p>}
                <SetList sets={shown} isSampleSaid={note !== null} />
              </>
            )}
          </>
        )}
      </div>
    </PageContainer>
  );
}
