import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

import { describeSearch } from '#domain/search/query/describeSearch.ts';
import type { SearchQuery } from '#domain/search/searchQuery.ts';
import { resultListShown, resultsAddress, searchMade } from '#features/search-query/index.ts';

import type { SearchResult } from '../api/recordSearchApi.ts';

/**
 * Tells the rest of the site what stands on the screen: records know their neighbours in the list, and the home page the
 * recent searches. A search that asks for nothing is not remembered.
 *
 * @param result - the answer to exactly this search; null while it is on its way.
 */
export function useSearchMemory(query: SearchQuery, result: SearchResult | null): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!result) return;
    const address = resultsAddress({ ...query, page: 1 });
    const { hits, page, pageSize, total } = result;
    dispatch(resultListShown({ queryAddress: address, ids: hits.map(({ id }) => id), page, pageSize, total }));
    if (Object.keys(query.filters).length > 0) dispatch(searchMade({ address, label: describeSearch(query), total }));
  }, [dispatch, query, result]);
}
