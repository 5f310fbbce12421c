import { ArrowDown, ArrowUp } from 'lucide-react';

import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';

import type { SearchAddress } from '../hooks/useSearchAddress.ts';
import { RELEVANCE, sortedBy, sortOptions } from '../model/sorting.ts';
import styles from './ResultsBar.module.scss';

/** In which order the results stand, and the way to another. */
export function ResultsOrder({ address: { query, search } }: { address: SearchAddress }) {
  const { by, direction } = query.order;
  return (
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
  );
}
