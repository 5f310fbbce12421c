import { Bookmark, Download } from 'lucide-react';
import { Suspense, useState } from 'react';

import { ARTICLE_RESULTS } from '#domain/newspapers/search/articleAddress.ts';
import { useGrant } from '#features/kernel/grants/index.ts';
import { AddToResearch } from '#features/research/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { SkeletonLine } from '#ui/Skeleton/Skeleton.tsx';

import type { ExportChoiceProps } from './ExportChoice.tsx';
import { buttonTexts as texts } from './pageTexts.ts';
import type { SaveArticleSearchProps } from './SaveArticleSearchDialog.tsx';

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
