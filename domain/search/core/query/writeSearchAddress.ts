import type { FieldDefinition } from '../catalogue/fieldDefinition.ts';
import { FIELDS } from '../catalogue/fields.ts';
import type { FilterValue, SearchQuery } from '../searchQuery.ts';
import { VALUE_SEPARATOR } from './filterRules.ts';
import { writeOrder } from './searchOrder.ts';

type Parameter = [key: string, value: string];

function writeFilter(
  { urlId }: FieldDefinition,
  {
    values,
    variants,
    soundsAlike,
    certainOnly,
    unread,
    proximity,
    unlocated,
    yearsEitherWay,
    excludedVariants,
  }: FilterValue,
): Parameter[] {
  if (values.length === 0) return [];
  const parameters: Parameter[] = [[urlId, values.join(VALUE_SEPARATOR)]];
  if (variants) parameters.push([`${urlId}_variants`, 'true']);
  if (soundsAlike) parameters.push([`${urlId}_soundsalike`, 'true']);
  if (certainOnly) parameters.push([`${urlId}_uncertain`, 'false']);
  if (unread) parameters.push([`${urlId}_unread`, 'true']);
  if (excludedVariants.length > 0) parameters.push([`${urlId}_without`, excludedVariants.join(VALUE_SEPARATOR)]);
  if (proximity !== null) parameters.push([`${urlId}_proximity`, String(proximity)]);
  if (unlocated) parameters.push([`${urlId}_unlocated`, 'true']);
  if (yearsEitherWay !== null) parameters.push([`${urlId}_offset`, String(yearsEitherWay)]);
  return parameters;
}

/**
 * The query part of the address that holds a search, without a question mark; empty for a search of everything. Fields
 * are in the order of the catalogue, so equal searches have equal addresses. Reading it back gives the same query.
 *
 * @example writeSearchAddress(query) // 'lastname=smyth&lastname_variants=true&yearofbirth=1832&yearofbirth_offset=2'
 */
export function writeSearchAddress(query: SearchQuery): string {
  const address = new URLSearchParams();
  const add = (key: string, value: string | null) => {
    if (value !== null && value !== '') address.append(key, value);
  };
  for (const field of FIELDS) {
    const filter = query.filters[field.fieldId];
    if (filter) for (const [key, value] of writeFilter(field, filter)) add(key, value);
  }
  for (const [key, value] of writeOrder(query.order)) add(key, value);
  add('page', query.page > 1 ? String(query.page) : null);
  add('action', query.action);
  add('sid', query.sid);
  add('utm_source', query.utm.source);
  add('utm_content', query.utm.content);
  add('forceerror', query.forceError ? 'true' : null);
  return address.toString();
}
