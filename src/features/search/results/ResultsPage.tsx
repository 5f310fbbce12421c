import { Suspense, useCallback, useRef, useState } from 'react';

import { describeSearch } from '#domain/search/core/query/describeSearch.ts';
import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import { useGrant } from '#features/kernel/grants/index.ts';
import { SEARCH_WITHIN } from '#features/search/core/index.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { belowQuery } from '#ui/breakpoints.ts';
import { Button } from '#ui/Button/Button.tsx';
import { classNames } from '#ui/classNames.ts';
import { lazyPart } from '#ui/lazyPart.ts';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';
import { useMediaQuery } from '#ui/useMediaQuery.ts';

import { ExportResults } from './components/ExportResults.tsx';
import { Results } from './components/Results.tsx';
import { ChosenLink, ResultsOrder, MapLink, ResultsBar } from './components/ResultsBar.tsx';
import { FacetDrawer, SideFacets } from './components/ResultsFacets.tsx';
import { ResultsFoot } from './components/ResultsFoot.tsx';
import { SearchChips } from './components/SearchChips.tsx';
import { SearchMemory } from './components/SearchMemory.tsx';
import { pageTexts } from './pageTexts.ts';
import styles from './ResultsPage.module.scss';
import { useRecordSearch } from './useRecordSearch.ts';
import { useSearchAddress } from './useSearchAddress.ts';

// What comes in some searches only, or on request. All that the first screen draws is here: one file, which the
// document names.
const SearchFailed = lazyPart(() => import('#features/search/core/index.ts').then((chunk) => chunk.SearchFailed));
const SearchPanel = lazyPart(() => import('./components/SearchPanel.tsx').then((chunk) => chunk.SearchPanel));
const CloseMatches = lazyPart(() => import('./components/CloseMatches.tsx').then((chunk) => chunk.CloseMatches));
const SaveTreeSearch = lazyPart(() => import('./components/SaveTreeSearch.tsx').then((chunk) => chunk.SaveTreeSearch));
const NoResults = lazyPart(() => import('./components/NoResults.tsx').then((chunk) => chunk.NoResults));
const PlaceNotes = lazyPart(() => import('./components/PlaceNotes.tsx').then((chunk) => chunk.PlaceNotes));
const UnindexedBooks = lazyPart(() => import('./components/UnindexedBooks.tsx').then((chunk) => chunk.UnindexedBooks));

/** The same at each drawing: a page that waits is drawn several times, and React passes over what has not changed. */
const WAITING = <SkeletonTable rows={20} columns={6} />;

/** Whether some field is asked for with miles around it. */
const hasPlace = ({ filters }: SearchQuery): boolean =>
  Object.values(filters).some(({ proximity, values }) => proximity !== null && values.length === 1);

/**
 * The results of the search that the address holds. States, in the order they are decided: never loaded, failed,
 * nothing found, results. The results of the search before stay while newer ones are on their way.
 */
export function Component() {
  const address = useSearchAddress();
  const { query } = address;
  const search = useRecordSearch(query);
  const { result, isCurrent, failure, facets } = search;
  const maySave = useGrant('search:save-search');
  const hasFilters = Object.keys(query.filters).length > 0;
  const title = hasFilters ? describeSearch(query) : pageTexts.title;
  usePageTitle(hasFilters ? pageTexts.documentTitle(title) : title);

  const heading = useRef<HTMLHeadingElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  // A search within a place or a record set starts with a name.
  const [isEditing, setEditing] = useState(
    () => query.action === SEARCH_WITHIN && !query.filters.LastName && !query.filters.FirstName,
  );
  // A drawer that was open once stays, to close before the eye.
  const [hasEdited, setEdited] = useState(isEditing);
  const [focusAsked, setFocusAsked] = useState(0);
  const isNarrow = useMediaQuery(belowQuery('lg'));
  const edit = useCallback(() => {
    setEditing(true);
    setEdited(true);
    setFocusAsked((times) => times + 1);
  }, []);
  const onSearch = () => {
    // Beside the results the form stays, so that they can be tried and changed in turn.
    if (isNarrow) setEditing(false);
    setFocusAsked(0);
    heading.current?.focus({ preventScroll: true });
  };
  const shown = failure === null && result !== undefined && result.total > 0 ? result : null;

  // Room for the filters is kept while results are on their way and where there are none, so that nothing moves when
  // they come or do not.
  const hasRoom = !isNarrow && failure === null;
  const hasFacets = hasRoom && result?.total !== 0;
  const isBeside = isEditing && hasFilters && !isNarrow;
  const form = (place: 'page' | 'side' | 'drawer') => (
    <Suspense fallback={place === 'drawer' ? null : <SkeletonTable rows={3} columns={place === 'side' ? 1 : 4} />}>
      <SearchPanel
        place={place}
        isOpen={isEditing}
        base={query}
        focusAsked={focusAsked}
        onSearch={onSearch}
        onClose={() => setEditing(false)}
      />
    </Suspense>
  );

  return (
    <PageContainer width="wide">
      <div className={styles.page}>
        <header className={styles.header}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {hasFilters && (
            <Button aria-expanded={isEditing} onClick={() => (isEditing ? setEditing(false) : edit())}>
              {pageTexts.edit}
            </Button>
          )}
          <Suspense fallback={null}>{hasFilters && maySave && <SaveTreeSearch query={query} />}</Suspense>
        </header>
        {!hasFilters && form('page')}
        {hasEdited && hasFilters && isNarrow && form('drawer')}
        {(hasFilters || address.ignored.length > 0) && <SearchChips address={address} facets={facets} />}
        <div className={classNames((isBeside || hasRoom) && styles.columns, isBeside && styles.withForm)}>
          {(isBeside || hasFacets) && (
            <aside aria-label={pageTexts.side} className={styles.side}>
              {isBeside && form('side')}
              {hasFacets && shown && <SideFacets address={address} search={search} />}
            </aside>
          )}
          <section aria-label={pageTexts.results} className={styles.main}>
            {failure === null ? (
              <ResultsBar result={result ?? null}>
                {result?.total !== 0 && <ResultsOrder address={address} />}
                {isNarrow && shown && <FacetDrawer address={address} search={search} />}
                {shown && <MapLink query={query} />}
                {shown && <ChosenLink query={query} hits={shown.hits} />}
                {shown && <ExportResults query={query} total={shown.total} />}
              </ResultsBar>
            ) : (
              <Suspense fallback={null}>
                <SearchFailed failure={failure} onRetry={search.retry} />
              </Suspense>
            )}
            {failure === null && result === undefined && WAITING}
            {failure === null && result?.total === 0 && (
              <Suspense fallback={null}>
                <NoResults query={query} relaxations={result.relaxations} />
              </Suspense>
            )}
            <Suspense fallback={null}>
              {failure === null && result && hasPlace(query) && <PlaceNotes address={address} />}
            </Suspense>
            {shown && <Results ref={rows} isBesideForm={isBeside} result={shown} address={address} busy={!isCurrent} />}
            <Suspense fallback={null}>
              {failure === null && result && result.close.length > 0 && (
                <CloseMatches
                  matches={result.close}
                  isSampleNoted={result.hits.some(({ recordSet }) => recordSet.isSample)}
                />
              )}
            </Suspense>
            <Suspense fallback={null}>{result && query.filters.Place && <UnindexedBooks query={query} />}</Suspense>
            <SearchMemory query={query} result={isCurrent && result ? result : null} />
            <ResultsFoot query={query} result={shown} rows={rows} onSearchKey={edit} />
          </section>
        </div>
      </div>
    </PageContainer>
  );
}
