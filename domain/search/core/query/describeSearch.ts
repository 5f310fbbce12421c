import type { FieldDefinition } from '../catalogue/fieldDefinition.ts';
import { FIELDS } from '../catalogue/fields.ts';
import type { FilterValue, SearchQuery } from '../searchQuery.ts';
import { displayValue } from './displayValue.ts';

/**
 * What a filter asks for in words, without the field's name: `1832 ± 2`, `Roche within 5 miles`, `Smith with variants`.
 * @param nameOf - the true spelling of a value where it is known; null leaves it to the rules of {@link displayValue}.
 */
export function describeFilter(
  fieldId: string,
  { values, variants, soundsAlike, certainOnly, unread, yearsEitherWay, proximity, unlocated }: FilterValue,
  nameOf: (value: string) => string | null = () => null,
): string {
  const words = values.map((value) => nameOf(value) ?? displayValue(fieldId, value)).join(' or ');
  if (yearsEitherWay) return `${words} ± ${yearsEitherWay}`;
  // Several places are facets: they are compared whole, nothing lies around them.
  if (proximity && values.length === 1)
    return `${words} within ${proximity} miles${unlocated ? ' or not located' : ''}`;
  const read = certainOnly ? ', read for certain' : unread ? ', or not read' : '';
  return (variants ? `${words} with variants${soundsAlike ? ' and names that sound alike' : ''}` : words) + read;
}

const NAMED = new Set(['FirstName', 'LastName', 'YearOfBirth', 'Place']);
const plain = (filter: FilterValue | undefined, fieldId: string): string =>
  filter ? filter.values.map((value) => displayValue(fieldId, value)).join(' or ') : '';

/**
 * A search in one line, for the tab's title and the list of recent searches.
 * @returns `All records` for a search that asks for nothing.
 * @example describeSearch(query) // 'William Pinch, born 1832 ± 2, Roche'
 */
export function describeSearch({ filters }: Pick<SearchQuery, 'filters'>): string {
  const name = [plain(filters.FirstName, 'FirstName'), plain(filters.LastName, 'LastName')]
    .filter((part) => part !== '')
    .join(' ');
  const born = filters.YearOfBirth ? `born ${describeFilter('YearOfBirth', filters.YearOfBirth)}` : '';
  const others = FIELDS.flatMap(({ fieldId, displayLabel }: FieldDefinition) => {
    const filter = filters[fieldId];
    if (!filter || NAMED.has(fieldId) || displayLabel === null) return [];
    return `${displayLabel}: ${plain(filter, fieldId)}`;
  });
  return (
    [name, born, plain(filters.Place, 'Place'), ...others].filter((part) => part !== '').join(', ') || 'All records'
  );
}
