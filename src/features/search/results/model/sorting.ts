import { fieldById } from '#domain/search/core/catalogue/fields.ts';
import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import type { Sort } from '#ui/DataTable/columns.ts';

import { orderTexts } from '../texts.ts';

/** What people sort results by; the catalogue says which of them may be. */
const WANTED = [
  'LastName',
  'FirstName',
  'YearOfBirth',
  'EventYear',
  'YearOfDeath',
  'Age',
  'Occupation',
  'Parish',
  'County',
  'Country',
  'DatasetName',
  'Place',
];

/** The value of relevance in the list. */
export const RELEVANCE = '';

/**
 * Entries of the sort list: relevance, then orderable fields that have a label (FIELD-003), the current one included.
 */
export function sortOptions(by: string | null): { value: string; label: string }[] {
  const fields = [...new Set([...WANTED, ...(by === null ? [] : [by])])].flatMap((fieldId) => fieldById(fieldId) ?? []);
  const offered = fields.filter(({ isOrderable, displayLabel }) => isOrderable && displayLabel !== null);
  return [
    { value: RELEVANCE, label: orderTexts.relevance },
    ...offered.map(({ fieldId, displayLabel }) => ({ value: fieldId, label: displayLabel ?? fieldId })),
  ];
}

/** The same search in another order, from its first page; upwards by default. */
export const sortSearch = (
  query: SearchQuery,
  by: string | null,
  direction: 'asc' | 'desc' = by === null ? 'desc' : 'asc',
): SearchQuery => ({ ...query, order: { by, direction }, page: 1 });

/** The order as the table shows it in its headers. */
export const tableSort = ({ by, direction }: SearchQuery['order']): Sort | null =>
  by === null ? null : { columnId: by, direction: direction === 'asc' ? 'ascending' : 'descending' };
