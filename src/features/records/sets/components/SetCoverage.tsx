import { yearRanges, yearSpan } from '#domain/records/sets/yearRanges.ts';
import { Card } from '#ui/Card/Card.tsx';

import type { RecordSetDetail } from '../recordSetApi.ts';
import { coverageTexts as texts } from '../texts.ts';
import { CoverageBar } from './CoverageBar.tsx';
import styles from './SetCoverage.module.scss';

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
