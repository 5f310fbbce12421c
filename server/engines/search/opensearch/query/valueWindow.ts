import { keyOfOrder } from '#domain/kernel/readings/orderKey.ts';
import { isOrderedAsName } from '#domain/records/core/valueKey.ts';
import type { Clause } from '#server/engines/opensearch/answers.ts';
import { anyOf, oneOf } from '#server/engines/opensearch/clauses.ts';

import type { PlannedQuery } from '../../matching/planQuery.ts';
import { isYearField, PATHS } from '../format/fieldPaths.ts';
import { anyPlaceId, valueId } from '../format/valueId.ts';
import type { OrderedValue } from './ValueOrders.ts';

type Ordered = Pick<PlannedQuery, 'direction' | 'offset' | 'limit'> & { orderBy: string };

/** The hits among which a page lies. */
export interface ValueWindow {
  /** What they are, beside being hits. */
  clause: Clause;
  /** Where the page starts among them, and how many they are. */
  offset: number;
  total: number;
}

function holding(field: string, values: readonly (string | number)[]): Clause {
  const first = anyOf(PATHS.order(field), values);
  if (isYearField(field)) return first;
  // The first values are only compared, not looked up: what holds a value at all is found by what it is known by.
  return {
    bool: {
      filter: [
        anyOf(
          'v',
          values.flatMap((value) => {
            const key = isOrderedAsName(field) ? keyOfOrder(String(value)) : String(value);
            return [valueId(field, null, key), anyPlaceId(field, key)];
          }),
        ),
        first,
      ],
    },
  };
}

/**
 * Narrows a page of hits that are ordered by a field to those with the values that are on the page, so that nothing of
 * what precedes them need be put in order.
 *
 * @param ordered - a page that starts within the hits.
 * @param values - of all hits, ascending.
 * @param total - of hits: those without a value come last.
 */
export function valueWindow(ordered: Ordered, values: readonly OrderedValue[], total: number): ValueWindow {
  const { orderBy, direction, offset, limit } = ordered;
  const end = Math.min(offset + limit, total);
  let [before, within] = [0, 0];
  let first: number | null = null;
  const meant: OrderedValue['value'][] = [];
  for (const { value, count } of direction === 'asc' ? values : [...values].reverse()) {
    if (before < end && before + count > offset) {
      first ??= before;
      meant.push(value);
      within += count;
    }
    before += count;
  }
  const clauses = meant.length > 0 ? [holding(orderBy, meant)] : [];
  if (before < end) {
    first ??= before;
    clauses.push({ bool: { must_not: [{ exists: { field: PATHS.order(orderBy) } }] } });
    within += total - before;
  }
  return { clause: oneOf(clauses), offset: offset - (first ?? 0), total: within };
}
