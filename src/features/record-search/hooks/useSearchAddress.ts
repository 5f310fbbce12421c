import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { readSearchAddress } from '#domain/search/query/readSearchAddress.ts';
import type { FilterValue, IgnoredValue, SearchQuery } from '#domain/search/searchQuery.ts';
import { resultsAddress, withFilters } from '#features/search-query/index.ts';

export interface SearchAddress {
  query: SearchQuery;
  ignored: readonly IgnoredValue[];
  /** Goes to another search, to the top of the page. */
  search: (query: SearchQuery) => void;
  /** Changes filters and stays where the page is, so that several can be ticked in a row. Null takes one away. */
  refine: (changes: Readonly<Record<string, FilterValue | null>>) => void;
}

/** The search that the address holds, and ways to another. */
export function useSearchAddress(): SearchAddress {
  const { search: text } = useLocation();
  const navigate = useNavigate();
  const { query, ignored } = useMemo(() => readSearchAddress(text), [text]);
  const search = useCallback((next: SearchQuery) => void navigate(resultsAddress(next)), [navigate]);
  const refine = useCallback(
    (changes: Readonly<Record<string, FilterValue | null>>) => void navigate(resultsAddress(withFilters(query, changes)), { preventScrollReset: true }),
    [navigate, query],
  );
  return { query, ignored, search, refine };
}
