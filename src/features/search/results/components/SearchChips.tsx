import { Suspense } from 'react';

import { FIELDS } from '#domain/search/core/catalogue/fields.ts';
import { describeFilter } from '#domain/search/core/query/describeSearch.ts';
import { displayValue } from '#domain/search/core/query/displayValue.ts';
import { EMPTY_SEARCH } from '#features/search/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ChipList } from '#ui/Chip/ChipList.tsx';
import { lazyPart } from '#ui/lazyPart.ts';

import { spellingIn } from '../model/facetSpelling.ts';
import { includeVariant } from '../model/variantChoice.ts';
import type { Facet } from '../recordSearchApi.ts';
import { chipTexts as texts } from '../texts.ts';
import type { SearchAddress } from '../useSearchAddress.ts';

const DroppedChips = lazyPart(() => import('./DroppedChips.tsx').then((chunk) => chunk.DroppedChips));

interface SearchChipsProps {
  address: SearchAddress;
  /** Known spellings of values; undefined while they are on their way. */
  facets: readonly Facet[] | undefined;
}

/** The filters in force, one chip a value, each removable; then every value that the rules dropped, and why. */
export function SearchChips({ address, facets }: SearchChipsProps) {
  const { query, ignored, search, refine } = address;
  const chips = FIELDS.flatMap(({ fieldId, displayLabel }) => {
    const filter = query.filters[fieldId];
    if (!filter) return [];
    const name = displayLabel ?? fieldId;
    const nameOf = spellingIn(facets, fieldId);
    const values = filter.values.map((value) => ({
      id: `${fieldId} ${value}`,
      name,
      value: describeFilter(
        fieldId,
        { ...filter, values: [value], proximity: filter.values.length === 1 ? filter.proximity : null },
        nameOf,
      ),
      onRemove: () =>
        refine(fieldId, (before) =>
          before ? { ...before, values: before.values.filter((each) => each !== value) } : null,
        ),
    }));
    const excluded = filter.excludedVariants.map((variant) => ({
      id: `${fieldId} not ${variant}`,
      name,
      value: texts.excluded(displayValue(fieldId, variant)),
      onRemove: () => refine(fieldId, includeVariant(variant)),
    }));
    return [...values, ...excluded];
  });
  return (
    <>
      {chips.length > 0 && (
        <ChipList label={texts.label} chips={chips}>
          {chips.length > 1 && (
            <Button variant="quiet" size="sm" onClick={() => search(EMPTY_SEARCH)}>
              {texts.clear}
            </Button>
          )}
        </ChipList>
      )}
      {ignored.length > 0 && (
        <Suspense fallback={null}>
          <DroppedChips address={address} />
        </Suspense>
      )}
    </>
  );
}
