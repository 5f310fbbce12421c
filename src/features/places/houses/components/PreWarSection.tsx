import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { writeAddressQuery } from '#domain/places/addresses/addressQuery.ts';
import { censusCopyOf } from '#domain/places/houses/census/censusCopy.ts';
import { noCensusResults } from '#domain/places/houses/census/noCensusResults.ts';
import { countryOf } from '#domain/places/houses/countryOf.ts';
import type { HouseHistoryQuery } from '#domain/places/houses/houseHistoryQuery.ts';
import { ERA_COPY } from '#domain/places/houses/houseHistoryTexts.ts';
import { householdCards } from '#domain/places/houses/householdCards.ts';
import { REGISTER_1939_SET } from '#domain/places/houses/recordSetName.ts';
import { Accordion } from '#ui/Accordion/Accordion.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import type { AddressProfile } from '../houseHistoryApi.ts';
import { eraTexts as texts } from '../texts.ts';
import { EraSection } from './EraSection.tsx';
import { HouseholdSets } from './HouseholdSets.tsx';
import styles from './sections.module.scss';

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
