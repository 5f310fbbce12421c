import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { hasAddress, profileAddress, readHouseHistoryQuery } from '#domain/places/houses/houseHistoryQuery.ts';
import { ERA_COPY, QUOTED } from '#domain/places/houses/houseHistoryTexts.ts';
import { siteLog } from '#services/log/siteLog.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { belowQuery } from '#ui/breakpoints.ts';
import { lazyPart } from '#ui/lazyPart.ts';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { useMediaQuery } from '#ui/useMediaQuery.ts';

import { Invitation } from './components/Invitation.tsx';
import { SearchBar } from './components/SearchBar.tsx';
import { useActiveEra } from './hooks/useActiveEra.ts';
import { useSectionScroll } from './hooks/useSectionScroll.ts';
import { useGetAddressProfileQuery } from './houseHistoryApi.ts';
import styles from './HouseHistoryPage.module.scss';
import { houseHistoryTexts as texts } from './texts.ts';

// Travels together with the answer it draws.
const Eras = lazyPart(() => import('./components/HouseEras.tsx').then((chunk) => chunk.HouseEras));

/**
 * The history of a home (spec 2 section 2). States: nothing asked yet, loading, sections; a failed query is logged and
 * shows nothing (spec 2 section 8); newspapers alone can be missing, and tried again.
 */
export function Component() {
  const query = readHouseHistoryQuery(new URLSearchParams(useLocation().search));
  const isAsked = hasAddress(query);
  const {
    currentData: profile,
    error,
    isFetching,
    refetch,
  } = useGetAddressProfileQuery({ address: profileAddress(query) }, { skip: !isAsked });
  const isSmall = useMediaQuery(belowQuery('md'));
  const [areShown, setShown] = useState(false);
  const active = useActiveEra(areShown, isSmall);
  const scrollTo = useSectionScroll(isSmall);
  const asked = [query.street, query.location].filter((part) => part !== '').join(', ');
  usePageTitle(asked === '' ? null : texts.titleOf(asked));
  useEffect(() => Eras.preload(), []);
  const given = Object.entries(profileAddress(query))
    .flatMap(([name, value]) => (value === null ? [] : [name]))
    .join(', ');
  useEffect(() => {
    // Which parameters were given, never what they said.
    if (error) siteLog.error(`Could not fetch address with params ${given}`);
  }, [error, given]);

  const waiting = (
    <div className={styles.waiting}>
      <Spinner size="lg" label={texts.loading} />
    </div>
  );
  return (
    <>
      <div className={styles.head}>
        <h1>{QUOTED.heading}</h1>
        <p>{ERA_COPY.intro}</p>
      </div>
      <SearchBar
        query={query}
        isSmall={isSmall}
        active={areShown ? active : null}
        onChoose={scrollTo}
        onSubmitted={() => void (error && refetch())}
      />
      <PageContainer>
        {!isAsked && <Invitation />}
        {!profile && isFetching && waiting}
        {profile && (
          <Suspense fallback={waiting}>
            <Eras
              profile={profile}
              query={query}
              onShown={setShown}
              onRetry={() => void refetch()}
              isRetrying={isFetching}
            />
          </Suspense>
        )}
      </PageContainer>
    </>
  );
}
