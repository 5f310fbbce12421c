import { useMemo } from 'react';

import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import { facetInput, searchInput } from '#features/search/core/index.ts';
import { useAbortOnChange } from '#services/graphql/useAbortOnChange.ts';
import { selectSearchRequest, type SearchAnswers, useSearchAnswers } from '#services/graphql/useSearchAnswers.ts';

import {
  recordSearchApi,
  useRecordFacetsQuery,
  useRecordSearchQuery,
  type Facet,
  type SearchInput,
  type SearchResult,
} from './recordSearchApi.ts';

const runningSearch = (input: SearchInput) => recordSearchApi.util.getRunningQueryThunk('recordSearch', input);
const runningFacets = (input: SearchInput) => recordSearchApi.util.getRunningQueryThunk('recordFacets', input);

export type RecordSearch = SearchAnswers<SearchResult, Facet>;

/** Results first, then the counts beside them (two requests), each called off when nothing waits for it any more. */
export function useRecordSearch(query: SearchQuery): RecordSearch {
  const input = useMemo(() => searchInput(query), [query]);
  const { filters, searchLevel, forceError } = query;
  const counted = useMemo(() => facetInput({ filters, searchLevel, forceError }), [filters, searchLevel, forceError]);
  const results = useRecordSearchQuery(input, { selectFromResult: selectSearchRequest });
  const facets = useRecordFacetsQuery(counted, {
    skip: results.currentData === undefined || results.currentData.total === 0,
    selectFromResult: selectSearchRequest,
  });
  useAbortOnChange(runningSearch, input);
  useAbortOnChange(runningFacets, counted);
  return useSearchAnswers(results, facets);
}
