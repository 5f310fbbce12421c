import { searchLevelOf } from '#domain/search/core/query/searchLevel.ts';
import type { FilterValue, SearchQuery } from '#domain/search/core/searchQuery.ts';

/** The search that asks for nothing: every record, the most relevant first. */
export const EMPTY_SEARCH: SearchQuery = {
  filters: {},
  order: { by: null, direction: 'desc' },
  page: 1,
  action: null,
  searchLevel: 'region',
  utm: { source: null, content: null },
  sid: null,
  language: 'English',
  forceError: false,
};

/** A filter on values alone, as facets and scopes have. */
export const anyOf = (...values: string[]): FilterValue => ({
  values: values.map((value) => value.toLowerCase()),
  variants: false,
  proximity: null,
  yearsEitherWay: null,
  excludedVariants: [],
});

/** The same search with other filters, from its first page. A null filter is taken away. */
export function withFilters(query: SearchQuery, changes: Readonly<Record<string, FilterValue | null>>): SearchQuery {
  const merged = { ...query.filters, ...changes };
  const filters = Object.fromEntries(
    Object.entries(merged).filter(
      (entry): entry is [string, FilterValue] => entry[1] !== null && entry[1].values.length > 0,
    ),
  );
  return { ...query, filters, searchLevel: searchLevelOf(filters), page: 1 };
}
