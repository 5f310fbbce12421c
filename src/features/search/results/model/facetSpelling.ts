import { displayValue } from '#domain/search/core/query/displayValue.ts';

import type { Facet } from '../recordSearchApi.ts';

/** Words of a taxonomy are shown by its labels, everything else as the records have it. */
export const labelOf = (fieldId: string, value: string, label: string): string =>
  fieldId === 'Collection' || fieldId === 'SourceCategory' ? displayValue(fieldId, value) : label;

/** Finds the spelling that records have for a value of the search; null when the facets do not know it. */
export const spellingIn =
  (facets: readonly Facet[] | undefined, fieldId: string) =>
  (value: string): string | null => {
    const found = facets?.find((facet) => facet.fieldId === fieldId)?.values.find((each) => each.value === value);
    return found ? labelOf(fieldId, value, found.label) : null;
  };
