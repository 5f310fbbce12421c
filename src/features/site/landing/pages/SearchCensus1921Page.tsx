import { figure } from '#domain/kernel/wording/countInWords.ts';
import { anyOf, EMPTY_SEARCH, resultsAddress, useRecordSetsQuery, withFilters } from '#features/search/core/index.ts';
import { recordSetAddress } from '#services/routing/recordAddresses.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { setsOfCensus } from '../censusScope.ts';
import { censusTexts } from '../censusTexts.ts';
import censusHoldingsStyles from '../components/CensusHoldings.module.scss';
import { CensusSearch } from '../components/CensusSearch.tsx';
import { landingTexts } from '../texts.ts';
import styles from './SearchCensus1921Page.module.scss';

const PLACES = 8;

const placeSearch = (set: string, place: string): string =>
  resultsAddress(withFilters(EMPTY_SEARCH, { DatasetName: anyOf(set), Place: { ...anyOf(place), proximity: 0 } }));

/** What is published of one census, set by set. States: loading, failed, nothing, the sets. */
function CensusHoldings({ year }: { year: number }) {
  const { data: sets, ...answer } = useRecordSetsQuery();
  if (sets === undefined)
    return (
      <NoAnswer
        of={answer}
        texts={{ failed: landingTexts.setsFailed }}
        waiting={<SkeletonTable rows={3} columns={3} />}
        headingLevel={2}
      />
    );
  const held = setsOfCensus(sets, year);
  if (held.length === 0) {
    return (
      <Notice
        tone="empty"
        headingLevel={2}
        title={censusTexts.none(year)}
        actions={<ButtonLink to="/search/historical-records">{landingTexts.seeSets}</ButtonLink>}
      >
        <p>{censusTexts.noneText}</p>
      </Notice>
    );
  }
  return (
    <section aria-labelledby="census-holdings" className={censusHoldingsStyles.holdings}>
      <h2 id="census-holdings">{censusTexts.holdings}</h2>
      <div className={censusHoldingsStyles.sets}>
        {held.map(({ id, name, recordCount, isSample, places, placeCount }) => (
          <Card
            key={id}
            title={name}
            headingLevel={3}
            actions={isSample && <Badge tone="warning">{landingTexts.sample}</Badge>}
          >
            <p className={censusHoldingsStyles.facts}>
              {censusTexts.people(recordCount, placeCount)} ·{' '}
              <TextLink to={recordSetAddress(id)}>{censusTexts.aboutSet}</TextLink>
            </p>
            <ul role="list" aria-label={censusTexts.placesOf(name)} className={censusHoldingsStyles.places}>
              {places.slice(0, PLACES).map(({ value, count }) => (
                <li key={value} className={censusHoldingsStyles.place}>
                  <TextLink plain to={placeSearch(name, value)}>
                    {value}
                  </TextLink>{' '}
                  <span className={censusHoldingsStyles.count}>{figure(count)}</span>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </section>
  );
}

const YEAR = 1921;

/** The 1921 census for members; every sub-path is this page (spec 1 section 2, Q-055). */
export function Component() {
  return (
    <PageContainer>
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>{censusTexts.search1921}</h1>
          <p className={styles.lead}>{censusTexts.lead1921}</p>
        </div>
        <CensusSearch year={YEAR} label={censusTexts.search1921} />
        <CensusHoldings year={YEAR} />
      </div>
    </PageContainer>
  );
}
