import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

import type { SearchQuery } from '#domain/search/core/searchQuery.ts';

import { queryRead } from '../searchQuerySlice.ts';

/**
 * Puts the search that a page read from its address into the store, where the DevTools show and replay it. The address
 * decides.
 */
export function useQueryInStore(query: SearchQuery): void {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(queryRead(query));
  }, [dispatch, query]);
}
