import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';

import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';

import type { SearchResult } from '../api/recordSearchApi.ts';
import type { SearchAddress } from '../hooks/useSearchAddress.ts';
import { RELEVANCE, sortedBy, sortOptions } from '../model/sorting.ts';
import styles from './ResultsBar.module.scss';

interface ResultsBarProps {
  /** Null until a first answer is there. */
  result: SearchResult | null;
  address: SearchAddress;
  /** Stands between the total and the order: the way to the filters. */
  children?: ReactNode;
}

const figure = (count: number): string => count.toLocaleString('en-GB');

function totals({ total, page, pageSize, hits }: SearchResult): string {
  if (total === 0) return 'No records found';
  const first = (page - 1) * pageSize + 1;
  return `${figure(first)}–${figure(first + hits.length - 1)} of ${figure(total)} ${total === 1 ? 'record' : 'records'}`;
}

/** How many there are, told to screen readers as they change, and in which order. */
export function ResultsBar({ result, address: { query, search }, children }: ResultsBarProps) {
  const { by, direction } = query.order;
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.total}>
        {result ? totals(result) : 'Searching…'}
      </p>
      {children}
      {result?.total !== 0 && (
        <div className={styles.sort}>
          <SelectField compact label="Sort by" options={sortOptions(by)} value={by ?? RELEVANCE} onChange={(event) => search(sortedBy(query, event.target.value === RELEVANCE ? null : event.target.value))} />
          {by !== null && (
            <IconButton
              size="sm"
              look="framed"
              label={direction === 'asc' ? 'Sorted upwards. Sort downwards' : 'Sorted downwards. Sort upwards'}
              icon={direction === 'asc' ? <ArrowDown aria-hidden="true" /> : <ArrowUp aria-hidden="true" />}
              onClick={() => search(sortedBy(query, by, direction === 'asc' ? 'desc' : 'asc'))}
            />
          )}
        </div>
      )}
    </div>
  );
}
