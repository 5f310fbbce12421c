import { FIELDS } from '#domain/search/core/catalogue/fields.ts';
import { describeFilter } from '#domain/search/core/query/describeSearch.ts';
import { droppedInWords } from '#domain/search/core/query/whyDropped.ts';
import type { IgnoredValue, SearchQuery } from '#domain/search/core/searchQuery.ts';
import { withFilters } from '#features/search/core/index.ts';
import { ChipList } from '#ui/Chip/ChipList.tsx';

import { mapPageTexts } from '../pageTexts.ts';

interface MapChipsProps {
  query: SearchQuery;
  ignored: readonly IgnoredValue[];
  onSearch: (query: SearchQuery) => void;
  /** One of `ignored` was read and may be removed. */
  onForget: (at: number) => void;
}

/** The filters in force, one chip a field, each removable; then what of the address was not understood. */
export function MapChips({ query, ignored, onSearch, onForget }: MapChipsProps) {
  const chips = FIELDS.flatMap(({ fieldId, displayLabel }) => {
    const filter = query.filters[fieldId];
    return filter
      ? [
          {
            id: fieldId,
            name: displayLabel ?? fieldId,
            value: describeFilter(fieldId, filter),
            onRemove: () => onSearch(withFilters(query, { [fieldId]: null })),
          },
        ]
      : [];
  });
  const dropped = ignored.map((value, at) => ({
    ...droppedInWords(value),
    tone: 'ignored' as const,
    onRemove: () => onForget(at),
  }));
  return chips.length + dropped.length === 0 ? null : (
    <ChipList label={mapPageTexts.filters} chips={[...chips, ...dropped]} />
  );
}
