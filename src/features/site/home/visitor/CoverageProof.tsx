import { yearSpan } from '#domain/records/sets/yearRanges.ts';
import type { HeldSet } from '#features/search/core/index.ts';
import { recordSetAddress } from '#services/routing/recordAddresses.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { proofTexts as texts } from '../texts.ts';
import styles from './Proofs.module.scss';

const HEIGHT = 28;

/** The years of a record set as a ruler, with a blank for each year of which it has nothing. */
export function CoverageProof({ set: { id, name, firstYear, lastYear, missingYears } }: { set: HeldSet }) {
  if (firstYear === null || lastYear === null) return null;
  const missing = new Set(missingYears);
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, at) => firstYear + at);
  return (
    <article className={styles.proof}>
      <h3 className={styles.title}>{texts.coverageTitle}</h3>
      <p className={styles.text}>{texts.coverageText(name)}</p>
      <div className={styles.coverage}>
        <svg
          viewBox={`0 0 ${years.length} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={texts.coverageSummary(yearSpan(firstYear, lastYear) ?? '', missing.size)}
          className={styles.ruler}
        >
          {years.map((year, at) => !missing.has(year) && <rect key={year} x={at} y={0} width={0.82} height={HEIGHT} />)}
        </svg>
        <p className={styles.ends}>
          <span>{firstYear}</span>
          <TextLink to={recordSetAddress(id)}>
            {texts.coverageSummary(yearSpan(firstYear, lastYear) ?? '', missing.size)}
          </TextLink>
          <span>{lastYear}</span>
        </p>
      </div>
      <p className={styles.way}>
        <TextLink to="/search/historical-records">{texts.coverageLink}</TextLink>
      </p>
    </article>
  );
}
