import { ArrowDown, ArrowUp } from 'lucide-react';

import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';

import { RELEVANCE, sortSearch, sortOptions } from '../model/sorting.ts';
import { orderTexts as texts } from '../texts.ts';
import type { SearchAddress } from '../useSearchAddress.ts';
import styles from './ResultsBar.module.scss';

/** The order of the results, and the way to another. */
export function ResultsOrder({ address: { query, search } }: { address: SearchAddress }) {
  const { by, direction } = query.order;
  return (
    <div className={styles.sort}>
      <SelectField
        compact
        label={texts.label}
        options={sortOptions(by)}
        value={by ?? RELEVANCE}
        onChange={(event) => search(sortSearch(query, event.target.value === RELEVANCE ? null : event.target.value))}
      />
      {by !== null && (
        <IconButton
          size="sm"
          look="framed"
          label={direction === 'asc' ? texts.ascending : texts.descending}
          icon={direction === 'asc' ? <ArrowDown aria-hidden="true" /> : <ArrowUp aria-hidden="true" />}
          onClick={() => search(sortSearch(query, by, direction === 'asc' ? 'desc' : 'asc'))}
        />
      )}
    </div>
  );
}
