import { FIELDS } from '#domain/search/catalogue/fields.ts';
import { describeFilter } from '#domain/search/query/describeSearch.ts';
import { displayValue } from '#domain/search/query/displayValue.ts';
import { EMPTY_SEARCH } from '#features/search-query/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ChipList } from '#ui/Chip/ChipList.tsx';

import type { Facet } from '../api/recordSearchApi.ts';
import type { SearchAddress } from '../hooks/useSearchAddress.ts';
import { spellingIn } from '../model/facetSpelling.ts';
import { takenIn } from '../model/variantChoice.ts';

interface SearchChipsProps {
  address: SearchAddress;
  /** Known spellings of values; undefined while they are on their way. */
  facets: readonly Facet[] | undefined;
}

/** The filters in force, one chip a value, each to be taken away; then every value that the rules dropped, and why. */
export function SearchChips({ address: { query, ignored, search, refine }, facets }: SearchChipsProps) {
  const chips = FIELDS.flatMap(({ fieldId, displayLabel }) => {
    const filter = query.filters[fieldId];
    if (!filter) return [];
    const name = displayLabel ?? fieldId;
    const nameOf = spellingIn(facets, fieldId);
    const values = filter.values.map((value) => ({
      id: `${fieldId} ${value}`,
      name,
      value: describeFilter(fieldId, { ...filter, values: [value], proximity: filter.values.length === 1 ? filter.proximity : null }, nameOf),
      onRemove: () => refine(fieldId, (before) => (before ? { ...before, values: before.values.filter((each) => each !== value) } : null)),
    }));
    const excluded = filter.excludedVariants.map((variant) => ({
      id: `${fieldId} not ${variant}`,
      name,
      value: `not ${displayValue(fieldId, variant)}`,
      onRemove: () => refine(fieldId, takenIn(variant)),
    }));
    return [...values, ...excluded];
  });
  const dropped = ignored.map(({ key, value, reason }, at) => ({ id: `ignored ${at}`, value: `ignored: ${key} “${value}”. ${reason}`, tone: 'ignored' as const }));
  if (chips.length + dropped.length === 0) return null;
  return (
    <ChipList label="Filters of this search" chips={[...chips, ...dropped]}>
      {chips.length > 1 && (
        <Button variant="quiet" size="sm" onClick={() => search(EMPTY_SEARCH)}>
          Clear all
        </Button>
      )}
    </ChipList>
  );
}
