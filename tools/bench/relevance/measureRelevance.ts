import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';
import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';
import { toEngineQuery } from '#server/engines/search/toEngineQuery.ts';

import type { ImperfectQuery } from './imperfectQueries.ts';

/** Rows that a reader sees without scrolling. */
export const FIRST_ROWS = 5;

/** How a search ended: place 1 is the first row, null when the right row is on the first page nowhere. */
export interface KnownItem {
  query: ImperfectQuery;
  total: number;
  place: number | null;
}

/**
 * Asks an engine every query as the results page does and looks for the right row: what was found, then what comes
 * close.
 *
 * @param ids - record ids by record number.
 */
export async function measureRelevance(
  engine: Pick<SearchEngine, 'search'>,
  ids: ReadonlyMap<number, string>,
  queries: readonly ImperfectQuery[],
): Promise<KnownItem[]> {
  const items: KnownItem[] = [];
  for (const query of queries) {
    const { total, hits, close } = await engine.search(toEngineQuery(readSearchAddress(query.address).query));
    const at = [...hits, ...close].findIndex(({ no }) => query.right.has(ids.get(no) ?? ''));
    items.push({ query, total, place: at < 0 ? null : at + 1 });
  }
  return items;
}

/** Share of searches with the right row among the first, 0 to 1. */
export const shareFound = (items: readonly KnownItem[], rows = FIRST_ROWS): number =>
  items.filter(({ place }) => place !== null && place <= rows).length / items.length;
