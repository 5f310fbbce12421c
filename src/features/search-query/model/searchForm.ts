import { fieldById } from '#domain/search/catalogue/fields.ts';
import { displayValue } from '#domain/search/query/displayValue.ts';
import { COMPANIONS, DEFAULT_PROXIMITY } from '#domain/search/query/filterRules.ts';
import type { FilterValue, SearchQuery } from '#domain/search/searchQuery.ts';

import { withFilters } from './emptySearch.ts';

/** What stands in the form, by key of the address: `lastname`, `lastname_variants`, `yearofbirth_offset`. */
export type SearchFormValues = Record<string, string>;

/** The fields of the form that are always seen. */
const MAIN_FIELDS = ['FirstName', 'LastName', 'YearOfBirth', 'Place'];
/** The fields under "More options". */
const MORE_FIELDS = ['EventYear', 'PlaceOfBirth', 'Keywords', 'SpouseFirstName', 'FatherFirstName', 'MotherFirstName', 'SourceCountry', 'Collection', 'SourceCategory', 'DatasetName', 'Groups'];

/** Years of birth are mostly worked out from ages, which are a year or two off; the year of a record is known. */
const defaultOffset = (fieldId: string): string => (fieldId === 'YearOfBirth' ? '2' : '0');

/** Choices of the form; the values kept in the address are what they stand for. */
const CHOICES = new Set(['SourceCountry', 'Collection', 'SourceCategory']);

const urlIdOf = (fieldId: string): string => fieldById(fieldId)?.urlId ?? fieldId.toLowerCase();

function fieldValues(fieldId: string, filter: FilterValue | undefined): SearchFormValues {
  const urlId = urlIdOf(fieldId);
  const [only = ''] = filter?.values.length === 1 ? filter.values : [];
  const companions = COMPANIONS[fieldById(fieldId)?.fieldType ?? 'STRING'];
  return {
    [urlId]: CHOICES.has(fieldId) ? only : displayValue(fieldId, only),
    ...(companions.includes('_variants') && { [`${urlId}_variants`]: filter?.variants ? 'true' : '' }),
    ...(companions.includes('_offset') && { [`${urlId}_offset`]: filter ? String(filter.offset ?? 0) : defaultOffset(fieldId) }),
    ...(companions.includes('_proximity') && { [`${urlId}_proximity`]: String(filter?.proximity ?? DEFAULT_PROXIMITY) }),
  };
}

/** The form as a search fills it. Several values of one field stand beside the form, not in it. */
export function valuesOf(query: Pick<SearchQuery, 'filters'>): SearchFormValues {
  return Object.assign({}, ...[...MAIN_FIELDS, ...MORE_FIELDS].map((fieldId) => fieldValues(fieldId, query.filters[fieldId]))) as SearchFormValues;
}

/** Whether a search asks for something that is seen only with more options open. */
export const usesMoreFields = ({ filters }: Pick<SearchQuery, 'filters'>): boolean => MORE_FIELDS.some((fieldId) => filters[fieldId]);

function filterOf(fieldId: string, values: SearchFormValues, before: FilterValue | undefined): FilterValue | null {
  const urlId = urlIdOf(fieldId);
  const text = (values[urlId] ?? '').trim();
  if (text === '') return null;
  const number = (ending: string): number | null => (values[urlId + ending] ? Number(values[urlId + ending]) : null);
  const isSameName = before?.values[0] === text.toLowerCase();
  return {
    values: [text.toLowerCase()],
    variants: values[`${urlId}_variants`] === 'true',
    proximity: number('_proximity'),
    offset: number('_offset') || null,
    excludedVariants: isSameName ? before.excludedVariants : [],
  };
}

/**
 * The search that the form asks for. What the form does not show, and fields left as they were, stay as in `base`;
 * values are checked by the rules of the address when it is read.
 */
export function searchOf(values: SearchFormValues, base: SearchQuery): SearchQuery {
  const before = valuesOf(base);
  const isTouched = (fieldId: string) => Object.keys(fieldValues(fieldId, undefined)).some((key) => values[key] !== before[key]);
  const changes = [...MAIN_FIELDS, ...MORE_FIELDS].filter(isTouched).map((fieldId) => [fieldId, filterOf(fieldId, values, base.filters[fieldId])] as const);
  return withFilters(base, Object.fromEntries(changes));
}
