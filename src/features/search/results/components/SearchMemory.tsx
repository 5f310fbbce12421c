import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';

import { describeSearch } from '#domain/search/core/query/describeSearch.ts';
import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import { recentSearchForgotten, resultListShown, resultsAddress, searchMade } from '#features/search/core/index.ts';

import type { SearchResult } from '../recordSearchApi.ts';

/** What makes it another search and not the same one narrowed. */
const SUBJECT = ['FirstName', 'LastName', 'YearOfBirth', 'Place', 'Keywords', 'DatasetName'];

const subjectOf = ({ filters }: SearchQuery): string =>
  JSON.stringify(SUBJECT.map((fieldId) => filters[fieldId]?.values ?? null));

interface SearchMemoryProps {
  query: SearchQuery;
  /** The answer to exactly this search; null while it is on its way. */
  result: SearchResult | null;
}

/**
 * Lets the rest of the site know what is on the screen: records know their neighbours in the list, and the home page
 * the recent searches. A search that is narrowed step by step is remembered as it ends up; one without filters is not
 * remembered. Draws nothing.
 */
export function SearchMemory({ query, result }: SearchMemoryProps): null {
  const dispatch = useDispatch();
  const last = useRef<{ subject: string; address: string }>(null);
  useEffect(() => {
    if (!result) return;
    const address = resultsAddress({ ...query, page: 1 });
    const { hits, page, pageSize, total } = result;
    dispatch(resultListShown({ queryAddress: address, ids: hits.map(({ id }) => id), page, pageSize, total }));
    if (Object.keys(query.filters).length === 0) return;
    const subject = subjectOf(query);
    const before = last.current;
    if (before && before.subject === subject && before.address !== address)
      dispatch(recentSearchForgotten(before.address));
    last.current = { subject, address };
    dispatch(searchMade({ address, label: describeSearch(query), total }));
  }, [dispatch, query, result]);
  return null;
}
