import { Suspense } from 'react';

import { fieldById } from '#domain/search/core/catalogue/fields.ts';
import type { FilterValue } from '#domain/search/core/searchQuery.ts';
import { useCountedChoices } from '#features/search/core/index.ts';
import { lazyPart } from '#ui/lazyPart.ts';

import { selectedValues, facetLines, toggleValue } from '../model/facetSelection.ts';
import type { SearchResult } from '../recordSearchApi.ts';
import type { RecordSearch } from '../useRecordSearch.ts';
import type { SearchAddress } from '../useSearchAddress.ts';
import { FacetGroup } from './FacetGroup.tsx';
import styles from './FacetPanel.module.scss';
import { FacetsLoading } from './FacetsLoading.tsx';
import { VariantPicker } from './VariantPicker.tsx';

const FiltersFailed = lazyPart(() => import('#ui/Notice/FiltersFailed.tsx').then((chunk) => chunk.FiltersFailed));

export interface FacetPanelProps {
  address: SearchAddress;
  search: RecordSearch;
}

/** Facets open at first; one that has a choice in it is always open. */
const OPEN = new Set(['Collection', 'DatasetName', 'County', 'Place', 'Decade']);
/** More names than these have no list of variants worth reading. */
const NAME_FIELDS = [
  'LastName',
  'FirstName',
  'SpouseFirstName',
  'FatherFirstName',
  'MotherFirstName',
  'SpouseLastName',
];

/** Places and occupations are searched under all their names: listed where there are any. */
const VALUE_FIELDS = ['Place', 'PlaceOfBirth', 'PlaceOfResidence', 'Occupation'];

const hasVariants = (fieldId: string, filter: FilterValue | undefined, variants: SearchResult['variants']): boolean =>
  filter !== undefined && (filter.excludedVariants.length > 0 || variants.some((each) => each.fieldId === fieldId));

/** What narrows the results: variants of names, then each facet with its counts. They come after the results. */
export function FacetPanel({
  address: { query, refine },
  search: { result, facets, haveFacetsFailed, isFetching },
}: FacetPanelProps) {
  const { countSubcategory } = useCountedChoices();
  const toggle = (fieldId: string, value: string) => {
    if (fieldId === 'SourceCategory' && !selectedValues(fieldId, query.filters[fieldId]).includes(value))
      countSubcategory(value);
    refine(fieldId, toggleValue(fieldId, value));
  };
  if (haveFacetsFailed) {
    return (
      <Suspense fallback={null}>
        <FiltersFailed />
      </Suspense>
    );
  }
  if (!facets) return <FacetsLoading />;
  const shown = facets.filter(
    ({ fieldId, values }) =>
      fieldById(fieldId)?.isSearchFacet &&
      (values.length > 1 || selectedValues(fieldId, query.filters[fieldId]).length > 0),
  );
  return (
    <div className={styles.panel} aria-busy={isFetching || undefined}>
      {[
        ...NAME_FIELDS,
        ...VALUE_FIELDS.filter((fieldId) => hasVariants(fieldId, query.filters[fieldId], result?.variants ?? [])),
      ].map((fieldId) => {
        const filter = query.filters[fieldId];
        return (
          filter && (
            <VariantPicker
              key={fieldId}
              fieldId={fieldId}
              filter={filter}
              variants={result?.variants ?? []}
              unread={result?.unread.find((each) => each.fieldId === fieldId)?.more ?? 0}
              onChange={(change) => refine(fieldId, change)}
            />
          )
        );
      })}
      {shown.map((facet) => (
        <FacetGroup
          key={facet.fieldId}
          fieldId={facet.fieldId}
          label={facet.label}
          lines={facetLines(facet, query)}
          isFull={facet.values.length >= 20}
          isOpen={OPEN.has(facet.fieldId)}
          onToggle={(value) => toggle(facet.fieldId, value)}
        />
      ))}
    </div>
  );
}
