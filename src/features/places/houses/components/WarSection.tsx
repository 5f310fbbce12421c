import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';

import { register1939Copy } from '#domain/places/houses/census/register1939Copy.ts';
import type { HouseHistoryQuery } from '#domain/places/houses/houseHistoryQuery.ts';
import { ERA_COPY } from '#domain/places/houses/houseHistoryTexts.ts';
import { register1939Address } from '#domain/places/houses/moreAddress.ts';
import { recordSetName, REGISTER_1939_SET } from '#domain/places/houses/recordSetName.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';

import type { AddressProfile } from '../houseHistoryApi.ts';
import { eraTexts as texts } from '../texts.ts';
import { EraSection } from './EraSection.tsx';
import { HouseholdSets } from './HouseholdSets.tsx';
import styles from './sections.module.scss';

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
