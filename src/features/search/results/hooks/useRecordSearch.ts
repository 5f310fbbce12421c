import { useDeferredValue, useMemo } from 'react';

import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import { facetInput, searchInput } from '#features/search/core/index.ts';
import { isFailure, type Failure } from '#services/graphql/failure.ts';
import { useCallOff } from '#services/graphql/useCallOff.ts';

import { recordSearchApi, useRecordFacetsQuery, useRecordSearchQuery, type Facet, type SearchInput, type SearchResult } from '../api/recordSearchApi.ts';

const runningSearch = (input: SearchInput) => recordSearchApi.util.getRunningQueryThunk('recordSearch', input);
const runningFacets = (input: SearchInput) => recordSearchApi.util.getRunningQueryThunk('recordFacets', input);

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
  useCallOff(runningSearch, input);
  useCallOff(runningFacets, counted);

  const { currentData, data, isFetching, error, refetch } = results;
  const result = currentData ?? data;
  // The first rows are the most of the page: drawn behind the rest, they keep no one waiting who presses something meanwhile.
  const isShown = useDeferredValue(result !== undefined);
  return {
    result: isShown ? result : undefined,
    isCurrent: isShown && currentData !== undefined,
    isFetching,
    // A request that was called off is no failure: it is asked again as soon as it is wanted. Nor is one for an answer that is
    // here already, and only could not be renewed.
    failure: !isFetching && currentData === undefined && isFailure(error) ? error : null,
    retry: () => void refetch(),
    facets: facets.currentData ?? facets.data,
    haveFacetsFailed: facets.isError,
  };
}
