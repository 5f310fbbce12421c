import { Bookmark, EllipsisVertical } from 'lucide-react';
import { Suspense, useState } from 'react';

import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import { AddToResearch } from '#features/research/core/index.ts';
import { resultsAddress } from '#features/search/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Menu } from '#ui/Menu/Menu.tsx';

import { memoryTexts as texts } from '../memberTexts.ts';

const SaveSearchDialog = lazyPart(() => import('./SaveSearchDialog.tsx').then((chunk) => chunk.SaveSearchDialog));
const SuggestionsDialog = lazyPart(() => import('./SuggestionsDialog.tsx').then((chunk) => chunk.SuggestionsDialog));

/**
 * What a member can do with a search as a whole: save it, see similar ones, go to what was saved before: for those who
 * may save searches (GRANT-036).
 */
export function SaveTreeSearch({ query }: { query: SearchQuery }) {
  const [opened, setOpened] = useState<'save' | 'similar' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <Button icon={<Bookmark aria-hidden="true" />} onClick={() => setOpened('save')}>
        {texts.save}
      </Button>
      <AddToResearch address={resultsAddress(query)} />
      <Menu
        label={texts.more}
        entries={[
          { id: 'similar', label: texts.similar, onSelect: () => setOpened('similar') },
          { id: 'saved', label: texts.saved, to: '/search/saved', separated: true },
          { id: 'diary', label: texts.diary, to: '/search/diary' },
        ]}
      >
        {(trigger) => (
          <IconButton {...trigger} look="framed" label={texts.more} icon={<EllipsisVertical aria-hidden="true" />} />
        )}
      </Menu>
      <Suspense fallback={null}>
        {opened === 'save' && <SaveSearchDialog query={query} onClose={close} />}
        {opened === 'similar' && <SuggestionsDialog query={query} onClose={close} />}
      </Suspense>
    </>
  );
}
