import type { SearchQuery } from '#domain/search/searchQuery.ts';

import type { SearchInput } from '../api/recordSearchApi.ts';

type Counted = Pick<SearchQuery, 'filters' | 'searchLevel' | 'forceError'>;

/** What the counts depend on: no page and no order, so that turning pages and sorting ask for no counts. */
export const facetInput = ({ filters, searchLevel, forceError }: Counted): SearchInput => ({
  filters: Object.entries(filters).map(([fieldId, { values, variants, excludedVariants, proximity, offset }]) => ({ fieldId, values: [...values], variants, without: [...excludedVariants], proximity, offset })),
  searchLevel,
  forceError,
});

/** A search as the server takes it: everything the address holds (SRCH-001). */
export const searchInput = (query: SearchQuery): SearchInput => ({
  ...facetInput(query),
  order: { by: query.order.by, direction: query.order.direction === 'asc' ? 'ASC' : 'DESC' },
  page: query.page,
  action: query.action,
  utm: query.utm,
  sid: query.sid,
  language: query.language,
});
