import { writeSearchAddress } from '#domain/search/core/query/writeSearchAddress.ts';
import type { SearchQuery } from '#domain/search/core/searchQuery.ts';

/** Where results are shown. */
export const RESULTS_PATH = '/search/results';

/** The address of a search: path and query. */
export function resultsAddress(query: SearchQuery): string {
  const search = writeSearchAddress(query);
  return search === '' ? RESULTS_PATH : `${RESULTS_PATH}?${search}`;
}
