import { figure } from '#domain/kernel/wording/countInWords.ts';
import { yearRanges, yearSpan } from '#domain/records/sets/yearRanges.ts';
import { Card } from '#ui/Card/Card.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { RecordSetDetail } from '../recordSetApi.ts';
import { placeResults } from '../setSearches.ts';
import { coverageTexts as texts } from '../texts.ts';
import { CoverageBar } from './CoverageBar.tsx';
import placeCountsStyles from './PlaceCounts.module.scss';
import styles from './SetCoverage.module.scss';

/** The places with the most records, each a search; the bars compare them. Nothing where records name no place. */
export function PlaceCounts({ set: { name, places, placeCount } }: { set: RecordSetDetail }) {
  const most = places[0]?.count ?? 0;
  if (most === 0) return null;
  return (
    <Card title={placeCount > places.length ? texts.mostRecords : texts.placesTitle}>
      <ol role="list" className={placeCountsStyles.list}>
        {places.map(({ value, count }) => (
          <li key={value} className={placeCountsStyles.place}>
            <TextLink plain to={placeResults(name, value)}>
              {value}
            </TextLink>
            <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none" className={placeCountsStyles.bar}>
              <rect width={(count / most) * 100} height="1" />
            </svg>
            <span className={placeCountsStyles.count}>{figure(count)}</span>
          </li>
        ))}
      </ol>
      {placeCount > places.length && <p className={placeCountsStyles.more}>{texts.more(placeCount - places.length)}</p>}
    </Card>
  );
}

/** The years that records cover, and the gaps between them: what a search here can find at all. */
export function SetCoverage({ set: { firstYear, lastYear, missingYears, placeCount } }: { set: RecordSetDetail }) {
  const gaps = yearRanges(missingYears);
  const places = texts.places(placeCount);
  return (
    <Card title={texts.title}>
      {firstYear === null || lastYear === null ? (
        <p>{texts.noYears(places)}</p>
      ) : (
        <>
          <p className={styles.words}>
            <strong>{yearSpan(firstYear, lastYear)}</strong>, {places}
          </p>
          {firstYear < lastYear && (
            <>
              <CoverageBar
                from={firstYear}
                to={lastYear}
                firstYear={firstYear}
                lastYear={lastYear}
                missingYears={missingYears}
              />
              <p aria-hidden="true" className={styles.ends}>
                <span>{firstYear}</span>
                <span>{lastYear}</span>
              </p>
            </>
          )}
          {gaps.length > 0 && (
            <p className={styles.gaps}>{texts.gaps(gaps.map(({ first, last }) => yearSpan(first, last)).join(', '))}</p>
          )}
        </>
      )}
    </Card>
  );
}
