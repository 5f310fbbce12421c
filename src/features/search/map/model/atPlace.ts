import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import { anyOf, withFilters } from '#features/search/core/index.ts';

/** The same search at one place alone, from its first page. */
export const atPlace = (query: SearchQuery, name: string): SearchQuery =>
  withFilters(query, { Place: { ...anyOf(name), proximity: 0 } });
