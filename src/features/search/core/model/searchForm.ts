import type { FieldDefinition } from '#domain/search/core/catalogue/fieldDefinition.ts';
import { fieldById, FIELDS } from '#domain/search/core/catalogue/fields.ts';
import { displayValue } from '#domain/search/core/query/displayValue.ts';
import { companionsOf } from '#domain/search/core/query/filterRules.ts';
import type { FilterValue, SearchQuery } from '#domain/search/core/searchQuery.ts';

import { withFilters } from './emptySearch.ts';
import { valueIn, type FormField, type SearchFormValues } from './formField.ts';

/** Choices of the form; the values kept in the address are what they stand for. */
const CHOICES = new Set(['SourceCountry', 'Collection', 'SourceCategory']);

/** The keys of a field in the form's values. */
const keysOf = (field: FieldDefinition): string[] => ['', ...companionsOf(field)].map((ending) => field.urlId + ending);

/** A field of the catalogue as the form draws it; null for what the catalogue does not have. */
export function formFieldOf(fieldId: string): FormField | null {
  const field = fieldById(fieldId);
  return (
    field && {
      fieldId,
      urlId: field.urlId,
      label: field.displayLabel ?? fieldId,
      fieldType: field.fieldType,
      isFacet: field.isSearchFacet,
    }
  );
}

/**
 * The form as a search fills it: keys of its filters only. Several values of one field are beside the form, not in it.
 */
export function valuesOf({ filters }: Pick<SearchQuery, 'filters'>): SearchFormValues {
  const values: Record<string, string> = {};
  for (const field of FIELDS) {
    const filter = filters[field.fieldId];
    if (!filter) continue;
    const { urlId, fieldType } = field;
    const [only = ''] = filter.values.length === 1 ? filter.values : [];
    values[urlId] = CHOICES.has(field.fieldId) ? only : displayValue(field.fieldId, only);
    if (fieldType === 'VARIANTS_STRING') values[`${urlId}_variants`] = filter.variants ? 'true' : '';
    if (filter.soundsAlike) values[`${urlId}_soundsalike`] = 'true';
    if (fieldType === 'YEAR_WITH_OFFSET') values[`${urlId}_offset`] = String(filter.yearsEitherWay ?? 0);
    if (fieldType === 'PROXIMITY_STRING') values[`${urlId}_proximity`] = String(filter.proximity ?? 0);
    if (filter.unlocated) values[`${urlId}_unlocated`] = 'true';
  }
  return values;
}

function filterOf(
  { fieldId, urlId }: FieldDefinition,
  values: SearchFormValues,
  before: FilterValue | undefined,
): FilterValue | null {
  const text = (values[urlId] ?? '').trim();
  if (text === '') return null;
  const { fieldType } = fieldById(fieldId) ?? { fieldType: 'STRING' };
  const isSameName = before?.values[0] === text.toLowerCase();
  return {
    values: [text.toLowerCase()],
    variants: values[`${urlId}_variants`] === 'true',
    ...(values[`${urlId}_variants`] === 'true' && values[`${urlId}_soundsalike`] === 'true' && { soundsAlike: true }),
    proximity: fieldType === 'PROXIMITY_STRING' ? Number(valueIn(values, `${urlId}_proximity`)) : null,
    yearsEitherWay: fieldType === 'YEAR_WITH_OFFSET' ? Number(valueIn(values, `${urlId}_offset`)) || null : null,
    ...(isSameName && before.unlocated && { unlocated: true }),
    excludedVariants: isSameName ? before.excludedVariants : [],
  };
}

/**
 * The search that the form asks for. What the form does not show, and fields left as they were, stay as in `base`;
 * values are checked by the rules of the address when it is read.
 */
export function searchOf(values: SearchFormValues, base: SearchQuery): SearchQuery {
  const before = valuesOf(base);
  const touched = FIELDS.filter((field) => keysOf(field).some((key) => valueIn(values, key) !== valueIn(before, key)));
  return withFilters(
    base,
    Object.fromEntries(touched.map((field) => [field.fieldId, filterOf(field, values, base.filters[field.fieldId])])),
  );
}
