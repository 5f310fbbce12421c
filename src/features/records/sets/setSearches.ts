import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import { anyOf, EMPTY_SEARCH, resultsAddress, withFilters } from '#features/search/core/index.ts';

/** A search of one record set only. */
export const searchOfSet = (name: string): SearchQuery => withFilters(EMPTY_SEARCH, { DatasetName: anyOf(name) });

/** Every record of a set, as results. */
export const setResults = (name: string): string => resultsAddress(searchOfSet(name));

/** Every record of a set in one place, nothing around it. */
export const placeResults = (name: string, place: string): string =>
  resultsAddress(withFilters(searchOfSet(name), { Place: { ...anyOf(place), proximity: 0 } }));
