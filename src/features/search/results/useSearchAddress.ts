import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';
import type { FilterValue, IgnoredValue, SearchQuery } from '#domain/search/core/searchQuery.ts';
import { resultsAddress, useQueryInStore, withFilters } from '#features/search/core/index.ts';

/** The new state of a filter; it is given as it is when the change is made, however fast changes follow each other. */
export type FilterChange = (filter: FilterValue | undefined) => FilterValue | null;

export interface SearchAddress {
  query: SearchQuery;
  ignored: readonly IgnoredValue[];
  /** Goes to another search, to the top of the page. */
  search: (query: SearchQuery) => void;
  /** Changes one filter and stays where the page is, so that several can be ticked in a row. Null takes it away. */
  refine: (fieldId: string, change: FilterChange) => void;
}

/** The search that the address holds, and ways to another. */
export function useSearchAddress(): SearchAddress {
  const { search: text } = useLocation();
  const navigate = useNavigate();
  const { query, ignored } = useMemo(() => readSearchAddress(text), [text]);
  useQueryInStore(query);
  // The search that was last asked for: a navigation under way has not reached the address yet.
  const wanted = useRef(query);
  useLayoutEffect(() => {
    wanted.current = query;
  }, [query]);
  const search = useCallback((next: SearchQuery) => void navigate(resultsAddress(next)), [navigate]);
  const refine = useCallback(
    (fieldId: string, change: FilterChange) => {
      wanted.current = withFilters(wanted.current, { [fieldId]: change(wanted.current.filters[fieldId]) });
      void navigate(resultsAddress(wanted.current), { preventScrollReset: true });
    },
    [navigate],
  );
  return { query, ignored, search, refine };
}
