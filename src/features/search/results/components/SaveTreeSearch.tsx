import { Bookmark } from 'lucide-react';
import { Suspense, useState } from 'react';

import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import { useGrant } from '#features/kernel/grants/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Menu } from '#ui/Menu/Menu.tsx';

const SaveSearchDialog = lazyPart(() => import('./SaveSearchDialog.tsx').then((chunk) => chunk.SaveSearchDialog));
const SuggestionsDialog = lazyPart(() => import('./SuggestionsDialog.tsx').then((chunk) => chunk.SuggestionsDialog));

/** What a member can do with a search as a whole: keep it, see those next to it, go to what was kept before (GRANT-036). */
export function SaveTreeSearch({ query }: { query: SearchQuery }) {
  const maySave = useGrant('search:save-search');
  const [opened, setOpened] = useState<'save' | 'around' | null>(null);
  const close = () => setOpened(null);
  if (!maySave) return null;
  return (
    <>
      <Menu
        label="Keep this search"
        entries={[
          { id: 'save', label: 'Save this search', onSelect: () => setOpened('save') },
          { id: 'around', label: 'Searches next to this one', onSelect: () => setOpened('around') },
          { id: 'saved', label: 'Saved searches', to: '/search/saved', separated: true },
          { id: 'diary', label: 'Research diary', to: '/search/diary' },
        ]}
      >
        {(trigger) => (
          <Button {...trigger} icon={<Bookmark aria-hidden="true" />}>
            Keep
          </Button>
        )}
      </Menu>
      <Suspense fallback={null}>
        {opened === 'save' && <SaveSearchDialog query={query} onClose={close} />}
        {opened === 'around' && <SuggestionsDialog query={query} onClose={close} />}
      </Suspense>
    </>
  );
}
