import type { ReactNode } from 'react';

import { counted, figure } from '#domain/kernel/wording/counted.ts';

import type { SearchResult } from '../api/recordSearchApi.ts';
import styles from './ResultsBar.module.scss';

interface ResultsBarProps {
  /** Null until a first answer is there. */
  result: SearchResult | null;
  /** Stand beside the total: the way to the filters, the order. */
  children?: ReactNode;
}

function totals({ total, page, pageSize, hits }: SearchResult): string {
  if (total === 0) return 'No records found';
  const first = (page - 1) * pageSize + 1;
  return `${figure(first)}–${figure(first + hits.length - 1)} of ${counted(total, 'record')}`;
}

/** How many there are, told to screen readers as they change, and what is done with all of them. */
export function ResultsBar({ result, children }: ResultsBarProps) {
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.total}>
        {result ? totals(result) : 'Searching…'}
      </p>
      {children}
    </div>
  );
}
