import type { ReactNode } from 'react';

import type { SearchResult } from '../api/recordSearchApi.ts';
import { countTexts as texts } from '../pageTexts.ts';
import styles from './ResultsBar.module.scss';

interface ResultsBarProps {
  /** Null until a first answer is there. */
  result: SearchResult | null;
  /** Beside the total: the way to the filters, the order. */
  children?: ReactNode;
}

function totals({ total, page, pageSize, hits }: SearchResult): string {
  if (total === 0) return texts.none;
  const first = (page - 1) * pageSize + 1;
  return texts.shown(first, first + hits.length - 1, total);
}

/** How many there are, announced to screen readers as they change, and what is done with all of them. */
export function ResultsBar({ result, children }: ResultsBarProps) {
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.total}>
        {result ? totals(result) : texts.searching}
      </p>
      {children}
    </div>
  );
}
