import { fieldById } from '#domain/search/core/catalogue/fields.ts';
import { displayValue } from '#domain/search/core/query/displayValue.ts';
import type { FilterValue, SearchQuery } from '#domain/search/core/searchQuery.ts';
import { anyOf, plainSetName } from '#features/search/core/index.ts';

import type { Facet } from '../recordSearchApi.ts';
import type { FilterChange } from '../useSearchAddress.ts';
import { labelOf } from './facetSpelling.ts';

/** A line of a facet. */
export interface FacetLine {
  value: string;
  label: string;
  /** Undefined for a chosen value that none of the results has. */
  count: number | undefined;
  isChosen: boolean;
}

/** Values ticked in a facet. A place searched with miles around it is typed text, not a tick. */
export function selectedValues(fieldId: string, filter: FilterValue | undefined): readonly string[] {
  if (!filter) return [];
  const isTyped =
    fieldById(fieldId)?.fieldType === 'PROXIMITY_STRING' && filter.values.length === 1 && filter.proximity !== 0;
  return isTyped ? [] : filter.values;
}

/** Lists of results say once that they hold sample data: the names of their record sets need not. */
const facetLabel = (fieldId: string, label: string): string =>
  fieldId === 'DatasetName' ? plainSetName({ name: label, isSample: true }) : label;

/**
 * The lines of a facet: counted values as the server ordered them, decades in time, then chosen ones without results.
 */
export function facetLines({ fieldId, values }: Facet, query: SearchQuery): FacetLine[] {
  const chosen = new Set(selectedValues(fieldId, query.filters[fieldId]));
  const counted = values.map(({ value, label, count }) => ({
    value,
    label: facetLabel(fieldId, labelOf(fieldId, value, label)),
    count,
    isChosen: chosen.has(value),
  }));
  if (fieldId === 'Decade')
    counted.sort((one, other) => one.value.localeCompare(other.value, 'en-GB', { numeric: true }));
  const known = new Set(values.map(({ value }) => value));
  const missing = [...chosen]
    .filter((value) => !known.has(value))
    .map((value) => ({
      value,
      label: facetLabel(fieldId, displayValue(fieldId, value)),
      count: undefined,
      isChosen: true,
    }));
  return [...missing, ...counted];
}

/** Ticks or unticks a value; the filter goes with its last. */
export const toggleValue =
  (fieldId: string, value: string): FilterChange =>
  (filter) => {
    const chosen = selectedValues(fieldId, filter);
    const values = chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
    if (values.length === 0) return null;
    return { ...anyOf(...values), proximity: fieldById(fieldId)?.fieldType === 'PROXIMITY_STRING' ? 0 : null };
  };
