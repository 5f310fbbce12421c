import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';

import type { ArticleAddress } from '#domain/newspapers/search/articleAddress.ts';
import { describeArticles } from '#domain/newspapers/search/describeArticles.ts';
import { articleResults } from '#features/newspapers/core/index.ts';
import { recentSearchForgotten, resultListShown, searchMade } from '#features/search/core/index.ts';

import type { ArticleResult } from '../api/articleSearchApi.ts';

interface ArticleMemoryProps {
  query: ArticleAddress;
  /** The answer to exactly this search; null while it is on its way. */
  result: ArticleResult | null;
  titles: ReadonlyMap<string, string>;
}

/**
 * Lets the rest of the site know what is on the screen: the reader knows an article’s neighbours in the list, the home
 * page the recent searches, the research diary what was searched. A search that is narrowed step by step is remembered
 * as it ends up; one for everything is not. Draws nothing.
 */
export function ArticleMemory({ query, result, titles }: ArticleMemoryProps): null {
  const dispatch = useDispatch();
  const last = useRef<{ words: string; address: string }>(null);
  useEffect(() => {
    if (!result) return;
    const address = articleResults({ ...query, page: 1 });
    const { matches, page, pageSize, total } = result;
    dispatch(
      resultListShown({
        queryAddress: address,
        ids: matches.map(({ article }) => article.articleId),
        page,
        pageSize,
        total,
      }),
    );
    if (address === articleResults({})) return;
    const before = last.current;
    if (before && before.words === query.words && before.address !== address)
      dispatch(recentSearchForgotten(before.address));
    last.current = { words: query.words, address };
    dispatch(searchMade({ address, label: describeArticles(query, titles), total }));
  }, [dispatch, query, result, titles]);
  return null;
}
