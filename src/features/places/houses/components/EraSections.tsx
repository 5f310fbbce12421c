import { ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';

import { writeAddressQuery } from '#domain/places/addresses/addressQuery.ts';
import { censusCopyOf } from '#domain/places/houses/census/censusCopy.ts';
import { noCensusResults } from '#domain/places/houses/census/noCensusResults.ts';
import { register1939Copy } from '#domain/places/houses/census/register1939Copy.ts';
import { countryOf } from '#domain/places/houses/countryOf.ts';
import type { Era } from '#domain/places/houses/eras.ts';
import { type HouseHistoryQuery, register1939Address } from '#domain/places/houses/houseHistoryQuery.ts';
import { ERA_COPY } from '#domain/places/houses/houseHistoryTexts.ts';
import { householdCards, REGISTER_1939_SET, recordSetName } from '#domain/places/houses/householdCards.ts';
import { Accordion } from '#ui/Accordion/Accordion.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import type { AddressProfile } from '../houseHistoryApi.ts';
import { eraTexts as texts } from '../texts.ts';
import eraSectionStyles from './EraSection.module.scss';
import { HouseholdSets } from './HouseholdSets.tsx';
import styles from './sections.module.scss';

interface EraSectionProps {
  id: Era['id'];
  heading: string;
  copy: string;
  children: ReactNode;
}

/** One of the four parts of the page. */
export function EraSection({ id, heading, copy, children }: EraSectionProps) {
  const headingId = useId();
  return (
    <section id={id} tabIndex={-1} aria-labelledby={headingId} className={eraSectionStyles.section}>
      <h2 id={headingId} className={eraSectionStyles.heading}>
        {heading}
      </h2>
      <p className={eraSectionStyles.copy}>{copy}</p>
      {children}
    </section>
  );
}

interface PreWarSectionProps {
  pre: AddressProfile['content']['pre'];
  query: HouseHistoryQuery;
  map: ReactNode;
  articles: ReactNode;
}

/** Before 1939: the censuses, with the copy of the nation the address lies in, and the newspapers of those years. */
export function PreWarSection({ pre, query, map, articles }: PreWarSectionProps) {
  const copy = censusCopyOf(countryOf(query.location));
  const sets = pre.records.filter(({ name }) => name !== REGISTER_1939_SET);
  const isEmpty = sets.every((set) => householdCards(set).length === 0);
  const censuses = copy['result-recordsets'].map((name) => ({ term: name, value: copy.Censuses[name] ?? null }));
  return (
    <EraSection id="pre-war" heading={texts.preWar} copy={ERA_COPY.preWar}>
      {map}
      <div className={styles.panel}>
        <h3>{copy['section-heading']}</h3>
        <p>{copy['section-copy']}</p>
        <Accordion
          compact
          headingLevel={4}
          items={[{ id: 'censuses', title: texts.aboutCensuses, content: <DescriptionList items={censuses} /> }]}
        />
      </div>
      {isEmpty ? (
        <Notice
          tone="empty"
          title={noCensusResults(query.street || query.location || texts.yourStreet)}
          actions={<Link to={`/search-address?${writeAddressQuery(query)}`}>{texts.searchAddress}</Link>}
        />
      ) : (
        <div className={styles.results}>
          <h3>{copy['results-heading']}</h3>
          <p>{copy['results-copy']}</p>
          <HouseholdSets sets={sets} sid={query.sid} />
        </div>
      )}
      {articles}
    </EraSection>
  );
}

const titleOf = (name: string): string => (name === REGISTER_1939_SET ? texts.households1939 : recordSetName(name));

/** The war: the register of 1939 and the newspapers of those years. */
export function WarSection({
  during,
  query,
  articles,
}: {
  during: AddressProfile['content']['during'];
  query: HouseHistoryQuery;
  articles: ReactNode;
}) {
  const register = during.records.find(({ name }) => name === REGISTER_1939_SET);
  return (
    <EraSection id="war" heading={texts.war} copy={ERA_COPY.war}>
      <div className={styles.panel}>
        <h3>{register1939Copy.heading}</h3>
        <p>{register1939Copy.copy}</p>
        <ButtonLink
          to={register1939Address(register?.moreRecordsPath ?? null, query.location, query.sid)}
          iconEnd={<ArrowRight aria-hidden="true" />}
        >
          {texts.search1939}
        </ButtonLink>
      </div>
      <HouseholdSets
        sets={during.records.map((set) => (set === register ? { ...set, moreRecordsPath: null } : set))}
        sid={query.sid}
        titleOf={titleOf}
      />
      {articles}
    </EraSection>
  );
}
