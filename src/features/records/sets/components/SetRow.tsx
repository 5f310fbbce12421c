import { counted } from '#domain/kernel/wording/counted.ts';
import { yearRanges, yearSpan } from '#domain/records/sets/yearRanges.ts';
import { displayValue } from '#domain/search/core/query/displayValue.ts';
import type { HeldSet } from '#features/search/core/index.ts';
import { recordSetAddress } from '#services/routing/recordAddresses.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { RecordTypeIcon } from '#ui/RecordTypeIcon/RecordTypeIcon.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { setResults } from '../setSearches.ts';
import { CoverageBar } from './CoverageBar.tsx';
import styles from './SetRow.module.scss';

interface SetRowProps {
  set: HeldSet;
  /** The scale of years that all rows share. */
  scale: { from: number; to: number } | null;
}

/** One record set in the list: what it is, the years and places that are loaded, how many records, a way to search it. */
export function SetRow({ set, scale }: SetRowProps) {
  const { id, name, type, subcategory, sourceCountry, access, isSample, recordCount, firstYear, lastYear, missingYears, placeCount } = set;
  const span = yearSpan(firstYear, lastYear);
  const gaps = yearRanges(missingYears).length;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <span className={styles.name}>
          <RecordTypeIcon type={type} />
          <TextLink plain strong to={recordSetAddress(id)}>
            {name}
          </TextLink>
          {isSample && !/sample/i.test(name) && <Badge tone="warning">Sample</Badge>}
          {access === 'free' && <Badge tone="success">Free</Badge>}
        </span>
        <span className={styles.kind}>
          {displayValue('SourceCategory', subcategory.toLowerCase())} · {displayValue('SourceCountry', sourceCountry.toLowerCase())}
        </span>
      </div>
      <div className={styles.years}>
        <span>
          {span ?? 'No years'}
          {gaps > 0 && <span className={styles.kind}>{gaps === 1 ? ', one gap' : `, ${gaps} gaps`}</span>}
        </span>
        {scale && firstYear !== null && lastYear !== null && <CoverageBar {...scale} firstYear={firstYear} lastYear={lastYear} missingYears={missingYears} />}
      </div>
      <span className={styles.places}>{counted(placeCount, 'place')}</span>
      <span className={styles.count}>
        <TextLink to={setResults(name)}>
          {counted(recordCount, 'record')}
          <VisuallyHidden> in {name}</VisuallyHidden>
        </TextLink>
      </span>
    </li>
  );
}
