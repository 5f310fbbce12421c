import { figure } from '#domain/kernel/wording/counted.ts';
import { yearRanges, yearSpan } from '#domain/records/sets/yearRanges.ts';
import { Card } from '#ui/Card/Card.tsx';

import type { RecordSetDetail } from '../recordSetApi.ts';
import { CoverageBar } from './CoverageBar.tsx';
import styles from './SetCoverage.module.scss';

/** The years that are loaded, and those in between that are not: what a search here can find at all. */
export function SetCoverage({ set: { firstYear, lastYear, missingYears, placeCount } }: { set: RecordSetDetail }) {
  const gaps = yearRanges(missingYears);
  const places = placeCount === 1 ? 'one place' : `${figure(placeCount)} places`;
  return (
    <Card title="Coverage">
      {firstYear === null || lastYear === null ? (
        <p>These records bear no year. They come from {places}.</p>
      ) : (
        <>
          <p className={styles.words}>
            <strong>{yearSpan(firstYear, lastYear)}</strong>, {places}
          </p>
          {firstYear < lastYear && (
            <>
              <CoverageBar from={firstYear} to={lastYear} firstYear={firstYear} lastYear={lastYear} missingYears={missingYears} />
              <p aria-hidden="true" className={styles.ends}>
                <span>{firstYear}</span>
                <span>{lastYear}</span>
              </p>
            </>
          )}
          {gaps.length > 0 && <p className={styles.gaps}>No records are loaded for {gaps.map(({ first, last }) => yearSpan(first, last)).join(', ')}.</p>}
        </>
      )}
    </Card>
  );
}
