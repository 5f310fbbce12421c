import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import type { AddressFault, ArticleAddress } from '#domain/newspapers/search/articleAddress.ts';
import { readArticleAddress } from '#domain/newspapers/search/readArticleAddress.ts';
import { articleResults } from '#features/newspapers/core/index.ts';

import type { ArticleChange } from '../model/articleChange.ts';

export interface ArticleSearchAddress {
  query: ArticleAddress;
  /** What of the address was not understood. */
  faults: readonly AddressFault[];
  /** Goes to another search, to the top of the page. */
  search: (change: ArticleChange) => void;
  /** Goes to another search and stays where the page is, so that several filters can be ticked in a row. */
  refine: (change: ArticleChange) => void;
}

/** The search that the address holds, and ways to another. */
export function useArticleAddress(): ArticleSearchAddress {
  const { search: text } = useLocation();
  const navigate = useNavigate();
  const { query, faults } = useMemo(() => readArticleAddress(text), [text]);
  // The search that was last asked for: a navigation under way has not reached the address yet.
  const wanted = useRef(query);
  useLayoutEffect(() => {
    wanted.current = query;
  }, [query]);
  const go = useCallback(
    (change: ArticleChange, preventScrollReset: boolean) => {
      wanted.current = change(wanted.current);
      void navigate(articleResults(wanted.current), { preventScrollReset });
    },
    [navigate],
  );
  const search = useCallback((change: ArticleChange) => go(change, false), [go]);
  const refine = useCallback((change: ArticleChange) => go(change, true), [go]);
  return { query, faults, search, refine };
}
