import type { SearchQuery } from '#domain/search/searchQuery.ts';
import { anyOf, withFilters } from '#features/search-query/index.ts';

/** The same search at one place alone, from its first page. */
export const atPlace = (query: SearchQuery, name: string): SearchQuery => withFilters(query, { Place: { ...anyOf(name), proximity: 0 } });
