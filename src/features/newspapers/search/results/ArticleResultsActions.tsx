import { Bookmark, Download } from 'lucide-react';
import { Suspense, useState, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';

import { ARTICLE_RESULTS, type ArticleAddress } from '#domain/newspapers/search/articleAddress.ts';
import { describeArticles } from '#domain/newspapers/search/describeArticles.ts';
import { useGrant } from '#features/kernel/grants/index.ts';
import { articleResults } from '#features/newspapers/core/index.ts';
import { AddToResearch } from '#features/research/core/index.ts';
import { recentSearchForgotten, resultListShown, searchMade } from '#features/search/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { SkeletonLine } from '#ui/Skeleton/Skeleton.tsx';

import type { ArticleResult } from '../articleSearchApi.ts';
import type { ExportChoiceProps } from './ExportChoice.tsx';
import { buttonTexts as texts } from './pageTexts.ts';
import type { SaveArticleSearchProps } from './SaveArticleSearchDialog.tsx';

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

// Opened by a press: the page does not wait for it.
const ExportChoice = lazyPart(() => import('./ExportChoice.tsx').then((chunk) => chunk.ExportChoice));

/** Articles as a file. States: for members only, to be chosen, under way, failed, downloaded. */
export function ExportArticles(props: ExportChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={<Download aria-hidden="true" size={16} />} onClick={() => setOpen(true)}>
        {texts.download}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={texts.downloadTitle}>
        <Suspense fallback={<SkeletonLine />}>
          <ExportChoice {...props} />
        </Suspense>
      </Dialog>
    </>
  );
}

// Opened by a press: the page does not wait for it.
const SaveArticleSearchDialog = lazyPart(() =>
  import('./SaveArticleSearchDialog.tsx').then((chunk) => chunk.SaveArticleSearchDialog),
);

/** Saves a search under a name, or in research; for members who may. Draws nothing for others. */
export function SaveArticleSearch(props: SaveArticleSearchProps) {
  const maySave = useGrant('search:save-search');
  const [isOpen, setOpen] = useState(false);
  if (!maySave) return null;
  return (
    <>
      <Button size="sm" icon={<Bookmark aria-hidden="true" size={16} />} onClick={() => setOpen(true)}>
        {texts.save}
      </Button>
      <AddToResearch size="sm" address={`${ARTICLE_RESULTS}?${props.search.replace(/^\?/u, '')}`} />
      <Suspense fallback={null}>
        {isOpen && <SaveArticleSearchDialog {...props} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
