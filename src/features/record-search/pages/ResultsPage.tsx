import { Keyboard, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';

import { describeSearch } from '#domain/search/query/describeSearch.ts';
import { resultsAddress } from '#features/search-query/index.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { Button } from '#ui/Button/Button.tsx';
import { belowQuery } from '#ui/breakpoints.ts';
import { Drawer } from '#ui/Drawer/Drawer.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Pagination } from '#ui/Pagination/Pagination.tsx';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';
import { useMediaQuery } from '#ui/useMediaQuery.ts';

import { recordSearchApi } from '../api/recordSearchApi.ts';
import { Results } from '../components/Results.tsx';
import { ResultsBar } from '../components/ResultsBar.tsx';
import { SearchChips } from '../components/SearchChips.tsx';
import { SearchFailed } from '../components/SearchFailed.tsx';
import { useRecordSearch } from '../hooks/useRecordSearch.ts';
import { useResultKeys } from '../hooks/useResultKeys.ts';
import { useSearchAddress } from '../hooks/useSearchAddress.ts';
import { useSearchMemory } from '../hooks/useSearchMemory.ts';
import { useShortcutChoice } from '../hooks/useShortcutChoice.ts';
import { searchInput } from '../model/searchInput.ts';
import styles from './ResultsPage.module.scss';

// What comes after the first results, or only when somebody asks for it.
const SearchPanel = lazy(() => import('../components/SearchPanel.tsx').then((chunk) => ({ default: chunk.SearchPanel })));
const FacetPanel = lazy(() => import('../components/FacetPanel.tsx').then((chunk) => ({ default: chunk.FacetPanel })));
const NoResults = lazy(() => import('../components/NoResults.tsx').then((chunk) => ({ default: chunk.NoResults })));
const ShortcutHelp = lazy(() => import('../components/ShortcutHelp.tsx').then((chunk) => ({ default: chunk.ShortcutHelp })));

/**
 * The results of the search that the address holds. States, in the order they are decided: never loaded, failed, nothing
 * found, results. The results of the search before stay while newer ones are on their way.
 */
export function Component() {
  const address = useSearchAddress();
  const { query } = address;
  const search = useRecordSearch(query);
  const { result, isCurrent, failure, facets } = search;
  const hasFilters = Object.keys(query.filters).length > 0;
  usePageTitle(hasFilters ? `${describeSearch(query)}: search results` : 'Search records');
  useSearchMemory(query, isCurrent && result ? result : null);

  const heading = useRef<HTMLHeadingElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const [isEditing, setEditing] = useState(false);
  const [focusAsked, setFocusAsked] = useState(0);
  const [hasFacetsOpen, setFacetsOpen] = useState(false);
  const [hasHelp, setHelp] = useState(false);
  const [helpAsked, setHelpAsked] = useState(false);
  const [hasKeys, setKeys] = useShortcutChoice();
  const isNarrow = useMediaQuery(belowQuery('lg'));
  const prefetch = recordSearchApi.usePrefetch('recordSearch');

  const onSearchKey = useCallback(() => {
    setEditing(true);
    setFocusAsked((times) => times + 1);
  }, []);
  const onHelp = useCallback(() => {
    setHelpAsked(true);
    setHelp(true);
  }, []);
  useResultKeys({ rows, isOn: hasKeys, onSearch: onSearchKey, onHelp });

  const isFormShown = isEditing || !hasFilters;
  const onSearch = () => {
    setEditing(false);
    heading.current?.focus({ preventScroll: true });
  };
  const hasResults = failure === null && result !== undefined && result.total > 0;
  const panel = (
    <Suspense fallback={null}>
      <FacetPanel address={address} search={search} />
    </Suspense>
  );

  return (
    <PageContainer width="wide">
      <div className={styles.page}>
        <header className={styles.header}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {hasFilters ? describeSearch(query) : 'Search records'}
          </h1>
          {hasFilters && (
            <Button aria-expanded={isFormShown} onClick={() => (isEditing ? setEditing(false) : onSearchKey())}>
              Edit search
            </Button>
          )}
        </header>
        {isFormShown && (
          <Suspense fallback={<SkeletonTable rows={3} columns={4} />}>
            <SearchPanel base={query} focusAsked={focusAsked} onSearch={onSearch} />
          </Suspense>
        )}
        <SearchChips address={address} facets={facets} />
        <div className={styles.columns}>
          {!isNarrow && (
            <aside aria-label="Narrow the results" className={styles.side}>
              {hasResults && panel}
            </aside>
          )}
          <section aria-label="Results" className={styles.main}>
            {isNarrow && hasResults && (
              <Button icon={<SlidersHorizontal aria-hidden="true" />} onClick={() => setFacetsOpen(true)}>
                Filter results
              </Button>
            )}
            {failure === null && <ResultsBar result={result ?? null} address={address} />}
            {failure !== null && <SearchFailed failure={failure} onRetry={search.retry} />}
            {failure === null && result === undefined && <SkeletonTable rows={20} columns={6} />}
            {failure === null && result?.total === 0 && (
              <Suspense fallback={null}>
                <NoResults query={query} relaxations={result.relaxations} />
              </Suspense>
            )}
            {hasResults && (
              <>
                <Results ref={rows} result={result} address={address} busy={!isCurrent} />
                <div className={styles.foot}>
                  <Pagination
                    label="Pages of results"
                    current={result.page}
                    last={Math.ceil(result.total / result.pageSize)}
                    hrefOf={(page) => resultsAddress({ ...query, page })}
                    onApproach={(page) => prefetch(searchInput({ ...query, page }))}
                  />
                  <Button variant="quiet" size="sm" icon={<Keyboard aria-hidden="true" />} onClick={onHelp}>
                    Keyboard shortcuts
                  </Button>
                </div>
              </>
            )}
          </section>
        </div>
      </div>
      {isNarrow && (
        <Drawer
          open={hasFacetsOpen}
          onClose={() => setFacetsOpen(false)}
          title="Filter results"
          actions={
            <Button variant="primary" fullWidth onClick={() => setFacetsOpen(false)}>
              {result ? `Show ${result.total.toLocaleString('en-GB')} ${result.total === 1 ? 'record' : 'records'}` : 'Show results'}
            </Button>
          }
        >
          {panel}
        </Drawer>
      )}
      {helpAsked && (
        <Suspense fallback={null}>
          <ShortcutHelp open={hasHelp} onClose={() => setHelp(false)} isOn={hasKeys} onChoose={setKeys} />
        </Suspense>
      )}
    </PageContainer>
  );
}
