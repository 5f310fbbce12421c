import { ArrowDown, ArrowUp, Map } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useSelector } from 'react-redux';

import { writeSearchAddress } from '#domain/search/core/query/writeSearchAddress.ts';
import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import { selectStewardship, useDuty } from '#features/kernel/grants/index.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { SelectField } from '#ui/SelectField/SelectField.tsx';

import { RELEVANCE, sortSearch, sortOptions } from '../model/sorting.ts';
import { countTexts } from '../pageTexts.ts';
import type { SearchResult } from '../recordSearchApi.ts';
import { orderTexts as texts, mapTexts } from '../texts.ts';
import type { SearchAddress } from '../useSearchAddress.ts';
import styles from './Results.module.scss';

const EditChosen = lazyPart(() => import('./EditChosen.tsx').then((chunk) => chunk.EditChosen));

interface ResultsBarProps {
  /** Null until a first answer is there. */
  result: SearchResult | null;
  /** Beside the total: the way to the filters, the order. */
  children?: ReactNode;
}

function totals({ total, page, pageSize, hits }: SearchResult): string {
  if (total === 0) return countTexts.none;
  const first = (page - 1) * pageSize + 1;
  return countTexts.shown(first, first + hits.length - 1, total);
}

/** How many there are, announced to screen readers as they change, and what is done with all of them. */
export function ResultsBar({ result, children }: ResultsBarProps) {
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.total}>
        {result ? totals(result) : countTexts.searching}
      </p>
      {children}
    </div>
  );
}

/** The same search on a map. */
export function MapLink({ query }: { query: SearchQuery }) {
  return (
    <ButtonLink
      size="sm"
      icon={<Map aria-hidden="true" size={16} />}
      to={`/maps?${writeSearchAddress({ ...query, page: 1 })}`}
    >
      {mapTexts.link}
    </ButtonLink>
  );
}

/** For staff who bring in records, and members who look after some: one value for all results of one set. */
export function ChosenLink({ query, hits }: { query: SearchQuery; hits: SearchResult['hits'] }) {
  const isSteward = useSelector(selectStewardship) !== null;
  const isStaff = useDuty('records');
  const set = hits[0]?.recordSet.id;
  if (!(isStaff || isSteward) || query.filters.DatasetName?.values.length !== 1 || set === undefined) return null;
  return (
    <Suspense fallback={null}>
      <EditChosen query={query} set={set} />
    </Suspense>
  );
}

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
