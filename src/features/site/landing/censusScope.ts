import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';
import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import { anyOf, EMPTY_SEARCH, type HeldSet, resultsAddress, withFilters } from '#features/search/core/index.ts';

/** The sets that hold the census of one year and nothing else. */
export const setsOfCensus = (sets: readonly HeldSet[], year: number): HeldSet[] =>
  sets.filter(
    ({ subcategory, firstYear, lastYear }) =>
      subcategory.toLowerCase() === 'census' && firstYear === year && lastYear === year,
  );

/**
 * The search of one census: within its sets, or by the year where there is none of its own. What the form does not show
 * stays part of every search made with it.
 */
export function censusScope(sets: readonly HeldSet[], year: number): SearchQuery {
  const names = setsOfCensus(sets, year).map(({ name }) => name);
  return names.length > 0
    ? withFilters(EMPTY_SEARCH, { DatasetName: anyOf(...names) })
    : readSearchAddress(`eventyear=${year}&collection=census`).query;
}

/** The address of a search within one census; where the search names a part of the holdings itself, that counts. */
export function addressInCensus(query: SearchQuery, sets: readonly HeldSet[], year: number): string {
  const scope = censusScope(sets, year);
  return resultsAddress({ ...query, filters: { ...scope.filters, ...query.filters } });
}
