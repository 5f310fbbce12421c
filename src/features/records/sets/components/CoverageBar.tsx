import { yearRanges } from '#domain/records/sets/yearRanges.ts';

import styles from './CoverageBar.module.scss';

interface CoverageBarProps {
  /** The scale: from its first to its last year. */
  from: number;
  to: number;
  firstYear: number;
  lastYear: number;
  missingYears: readonly number[];
}

/** The thinnest mark is this part of the scale. */
const THINNEST = 60;

/** Years covered, drawn on a scale of years, with gaps. Decoration: the same is beside it in words. */
export function CoverageBar({ from, to, firstYear, lastYear, missingYears }: CoverageBarProps) {
  const years = Math.max(1, to - from + 1);
  const gaps = yearRanges(missingYears);
  // A single year on a long scale would be a hair.
  const width = Math.max(lastYear - firstYear + 1, years / THINNEST);
  return (
    <svg aria-hidden="true" className={styles.bar} viewBox={`0 0 ${years} 1`} preserveAspectRatio="none">
      <rect className={styles.scale} width={years} height="1" />
      <rect className={styles.covered} x={firstYear - from} width={width} height="1" />
      {gaps.map(({ first, last }) => (
        <rect key={first} className={styles.gap} x={first - from} width={last - first + 1} height="1" />
      ))}
    </svg>
  );
}
