import { ArrowRight, Building2, House, MapPin, ScrollText, type LucideIcon } from 'lucide-react';
import { Suspense, useEffect, useState, useId } from 'react';
import { useLocation } from 'react-router-dom';

import { EMPTY_ADDRESS_QUERY } from '#domain/places/addresses/addressQuery.ts';
import { ERAS, type Era } from '#domain/places/houses/eras.ts';
import {
  hasAddress,
  profileAddress,
  readHouseHistoryQuery,
  submittedAddress,
} from '#domain/places/houses/houseHistoryQuery.ts';
import { ERA_COPY, QUOTED } from '#domain/places/houses/houseHistoryTexts.ts';
import { siteLog } from '#services/log/siteLog.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { belowQuery } from '#ui/breakpoints.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { useMediaQuery } from '#ui/useMediaQuery.ts';

import invitationStyles from './components/houses.module.scss';
import { SearchBar } from './components/SearchBar.tsx';
import { useGetAddressProfileQuery } from './houseHistoryApi.ts';
import styles from './HouseHistoryPage.module.scss';
import { houseHistoryTexts as texts, houseInvitationTexts } from './texts.ts';
import { useSectionScroll, useActiveEra } from './useEraScroll.ts';

const ICONS: Readonly<Record<Era['id'], LucideIcon>> = {
  today: MapPin,
  'post-war': Building2,
  war: House,
  'pre-war': ScrollText,
};

/** What the page shows before an address was searched: the four times it goes back through, and an example to open. */
function Invitation() {
  const id = useId();
  return (
    <section aria-labelledby={id} className={invitationStyles.invitation}>
      <div>
        <h2 id={id}>{houseInvitationTexts.title}</h2>
        <p>{houseInvitationTexts.text}</p>
      </div>
      <ol role="list" className={invitationStyles.eras}>
        {ERAS.map(({ id: era, anchor }) => {
          const Icon = ICONS[era];
          return (
            <li key={era} className={invitationStyles.era}>
              <Icon aria-hidden="true" />
              <strong>{anchor}</strong>
              <span>{houseInvitationTexts.eras[era]}</span>
            </li>
          );
        })}
      </ol>
      <div>
        <ButtonLink
          variant="primary"
          to={{ search: submittedAddress({ ...EMPTY_ADDRESS_QUERY, location: QUOTED.locationPlaceholder }) }}
          iconEnd={<ArrowRight aria-hidden="true" />}
        >
          {houseInvitationTexts.example}
        </ButtonLink>
      </div>
    </section>
  );
}

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
