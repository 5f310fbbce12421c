import { fieldById, fieldByUrlId } from '../catalogue/fields.ts';
import type { SearchQuery } from '../searchQuery.ts';

/**
 * Ascending if an order field is given, otherwise descending (spec 1 section 5). A direction in the address wins
 * (Q-067).
 */
const defaultDirection = (by: string | null): 'asc' | 'desc' => (by === null ? 'desc' : 'asc');

/** Reads `order` and `direction`, lower-cased; a field results cannot be sorted by gives relevance. */
export function readOrder(order: string, direction: string): SearchQuery['order'] {
  const field = fieldByUrlId(order);
  const by = field?.isOrderable ? field.fieldId : null;
  return { by, direction: direction === 'asc' || direction === 'desc' ? direction : defaultDirection(by) };
}

/** The address form of an order; empty for plain relevance. */
export function writeOrder({ by, direction }: SearchQuery['order']): [key: string, value: string][] {
  const field = by === null ? null : fieldById(by);
  if (field)
    return [
      ['order', field.urlId],
      ['direction', direction],
    ];
  return direction === defaultDirection(null) ? [] : [['direction', direction]];
}
