import type { SearchQuery } from '#domain/search/core/searchQuery.ts';

type Counted = Pick<SearchQuery, 'filters' | 'searchLevel' | 'forceError'>;

/** What the counts depend on: no page and no order, so that turning pages and sorting ask for no counts. */
export const facetInput = ({ filters, searchLevel, forceError }: Counted) => ({
  filters: Object.entries(filters).map(
    ([
      fieldId,
      { values, variants, soundsAlike, certainOnly, unread, excludedVariants, proximity, unlocated, yearsEitherWay },
    ]) => ({
      fieldId,
      values: [...values],
      variants,
      ...(soundsAlike && { soundsAlike }),
      ...(certainOnly && { certainOnly }),
      ...(unread && { unread }),
      without: [...excludedVariants],
      proximity,
      ...(unlocated && { unlocated }),
      offset: yearsEitherWay,
    }),
  ),
  searchLevel,
  forceError,
});

/** A search as the server takes it: everything the address holds (SRCH-001). */
export const searchInput = (query: SearchQuery) => ({
  ...facetInput(query),
  order: { by: query.order.by, direction: query.order.direction === 'asc' ? ('ASC' as const) : ('DESC' as const) },
  page: query.page,
  action: query.action,
  utm: query.utm,
  sid: query.sid,
  language: query.language,
});
