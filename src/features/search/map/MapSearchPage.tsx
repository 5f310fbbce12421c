import { Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { describeSearch } from '#domain/search/core/query/describeSearch.ts';
import { resultsAddress } from '#features/search/core/index.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { Button } from '#ui/Button/Button.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { mapAddress, readMapAddress, removeDroppedValue } from './mapAddress.ts';
import styles from './MapSearchPage.module.scss';
import { mapPageTexts as texts } from './pageTexts.ts';
import { useMapPlaces } from './useMapPlaces.ts';

// Travels together with the answer it draws.
const PlacesFound = lazyPart(() => import('./components/PlacesFound.tsx').then((chunk) => chunk.PlacesFound));
const NoPlaces = lazyPart(() => import('./components/NoPlaces.tsx').then((chunk) => chunk.NoPlaces));
const MapChips = lazyPart(() => import('./components/MapChips.tsx').then((chunk) => chunk.MapChips));
const SearchPanel = lazyPart(() => import('./components/SearchPanel.tsx').then((chunk) => chunk.SearchPanel));

/**
 * The records of a search on a map. States: never loaded, failed, nothing found, places; the places of the search
 * before stay while newer ones are on their way.
 */
export function Component() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const address = useMemo(() => readMapAddress(search), [search]);
  const { query, ignored } = address;
  const { all, failure, retry, ...found } = useMapPlaces(query, address.bounds);
  const hasFilters = Object.keys(query.filters).length > 0;
  const title = hasFilters ? describeSearch(query) : texts.title;
  usePageTitle(hasFilters ? texts.documentTitle(title) : title);
  const [isEditing, setEditing] = useState(false);
  useEffect(() => PlacesFound.preload(), []);

  return (
    <PageContainer width="wide">
      <div className={styles.page}>
        <header className={styles.header}>
          <h1>{title}</h1>
          <div className={styles.links}>
            <TextLink to={resultsAddress({ ...query, page: 1 })}>{hasFilters ? texts.list : texts.allResults}</TextLink>
            <Button aria-expanded={isEditing} onClick={() => setEditing(!isEditing)}>
              {hasFilters ? texts.edit : texts.search}
            </Button>
          </div>
        </header>
        <Suspense fallback={null}>
          {isEditing && <SearchPanel base={query} onSearch={() => setEditing(false)} />}
          {(hasFilters || ignored.length > 0) && (
            <MapChips
              query={query}
              ignored={ignored}
              onSearch={(next) => void navigate(mapAddress(next))}
              onForget={(at) =>
                void navigate(removeDroppedValue(address, at), { replace: true, preventScrollReset: true })
              }
            />
          )}
        </Suspense>
        {!failure && !all && <SkeletonTable rows={10} columns={2} />}
        {(failure ?? all?.total === 0) && (
          <Suspense fallback={null}>
            <NoPlaces query={query} failure={failure} onRetry={retry} />
          </Suspense>
        )}
        {!failure && all && all.total > 0 && (
          <Suspense fallback={<SkeletonTable rows={10} columns={2} />}>
            <PlacesFound
              {...found}
              all={all}
              address={address}
              onGo={(state, { page, isReplaced }) =>
                void navigate(mapAddress({ ...query, page }, state), { replace: isReplaced, preventScrollReset: true })
              }
            />
          </Suspense>
        )}
      </div>
    </PageContainer>
  );
}
