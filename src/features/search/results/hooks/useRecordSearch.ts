import { useEffect, useMemo, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import { facetInput, searchInput } from '#features/search/core/index.ts';
import { isFailure, type Failure } from '#services/graphql/failure.ts';

import { recordSearchApi, useRecordFacetsQuery, useRecordSearchQuery, type Facet, type SearchInput, type SearchResult } from '../api/recordSearchApi.ts';

type ApiDispatch = ThunkDispatch<never, unknown, UnknownAction>;

/** Calls off a request as soon as another search is wanted, or the page is left: the server need not finish it. */
function useCallOff(endpoint: 'recordSearch' | 'recordFacets', input: SearchInput): void {
  const dispatch = useDispatch<ApiDispatch>();
  const wanted = useRef<SearchInput>(null);
  useEffect(() => {
    wanted.current = input;
    return () => {
      wanted.current = null;
      const running = dispatch(recordSearchApi.util.getRunningQueryThunk(endpoint, input));
      // Later, since React may take an effect back only to run it again.
      setTimeout(() => wanted.current !== input && running?.abort(), 0);
    };
  }, [dispatch, endpoint, input]);
}

export interface RecordSearch {
  /** The answer on the screen: of the search before this one while a newer is on its way. */
  result: SearchResult | undefined;
  /** True when `result` answers the search asked for. */
  isCurrent: boolean;
  isFetching: boolean;
  failure: Failure | null;
  retry: () => void;
  /** Undefined until counts have come; those of the search before stay meanwhile. */
  facets: Facet[] | undefined;
  haveFacetsFailed: boolean;
}

/** Results first, then the counts beside them (two requests), each called off when nothing waits for it any more. */
export function useRecordSearch(query: SearchQuery): RecordSearch {
  const input = useMemo(() => searchInput(query), [query]);
  const { filters, searchLevel, forceError } = query;
  const counted = useMemo(() => facetInput({ filters, searchLevel, forceError }), [filters, searchLevel, forceError]);
  const results = useRecordSearchQuery(input);
  const facets = useRecordFacetsQuery(counted, { skip: results.currentData === undefined || results.currentData.total === 0 });
  useCallOff('recordSearch', input);
  useCallOff('recordFacets', counted);

  const { currentData, data, isFetching, error, refetch } = results;
  return {
    result: currentData ?? data,
    isCurrent: currentData !== undefined,
    isFetching,
    // A request that was called off is no failure: it is asked again as soon as it is wanted. Nor is one for an answer that is
    // here already, and only could not be renewed.
    failure: !isFetching && currentData === undefined && isFailure(error) ? error : null,
    retry: () => void refetch(),
    facets: facets.currentData ?? facets.data,
    haveFacetsFailed: facets.isError,
  };
}
