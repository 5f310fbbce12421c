import { yearRanges, yearSpan } from '#domain/records/sets/yearRanges.ts';
import { displayValue } from '#domain/search/core/query/displayValue.ts';
import { plainSetName, type HeldSet } from '#features/search/core/index.ts';
import { recordSetAddress } from '#services/routing/recordAddresses.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { RecordTypeIcon } from '#ui/RecordTypeIcon/RecordTypeIcon.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { setResults } from '../setSearches.ts';
import { setRowTexts as texts } from '../texts.ts';
import { CoverageBar } from './CoverageBar.tsx';
import styles from './SetRow.module.scss';

interface SetRowProps {
  set: HeldSet;
  /** The scale of years that all rows share. */
  scale: { from: number; to: number } | null;
  /** The list says that all of it is sample data. */
  isSampleSaid: boolean;
}

/** One record set in the list: what it is, its years and places, how many records, a way to search it. */
export function SetRow({ set, scale, isSampleSaid }: SetRowProps) {
  const {
    id,
    name,
    type,
    subcategory,
    sourceCountry,
    access,
    isSample,
    recordCount,
    firstYear,
    lastYear,
    missingYears,
    placeCount,
  } = set;
  const span = yearSpan(firstYear, lastYear);
  const gaps = yearRanges(missingYears).length;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <span className={styles.name}>
          <RecordTypeIcon type={type} />
          <TextLink plain strong to={recordSetAddress(id)}>
            {isSampleSaid ? plainSetName(set) : name}
          </TextLink>
          {isSample && !isSampleSaid && !/sample/i.test(name) && <Badge tone="warning">{texts.sample}</Badge>}
          {access === 'free' && <Badge tone="success">{texts.free}</Badge>}
        </span>
        <span className={styles.kind}>
          {displayValue('SourceCategory', subcategory.toLowerCase())} ·{' '}
          {displayValue('SourceCountry', sourceCountry.toLowerCase())}
        </span>
      </div>
      <div className={styles.years}>
        <span>
          {span ?? (recordCount > 0 && texts.noYears)}
          {gaps > 0 && <span className={styles.kind}>{texts.gaps(gaps)}</span>}
        </span>
        {scale && firstYear !== null && lastYear !== null && (
          <CoverageBar {...scale} firstYear={firstYear} lastYear={lastYear} missingYears={missingYears} />
        )}
      </div>
      <span className={styles.places}>{recordCount > 0 && texts.places(placeCount)}</span>
      <span className={styles.count}>
        <TextLink to={recordCount === 0 ? recordSetAddress(id) : setResults(name)}>
          {recordCount === 0 ? texts.notIndexed : texts.records(recordCount)}
          <VisuallyHidden>{texts.inSet(name)}</VisuallyHidden>
        </TextLink>
      </span>
    </li>
  );
}
