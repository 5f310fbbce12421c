import { Ellipsis, FolderPlus, Library } from 'lucide-react';
import { Suspense, useState } from 'react';

import { useGrant } from '#features/kernel/grants/index.ts';
import { AddToResearchDialog } from '#features/research/core/index.ts';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Menu } from '#ui/Menu/Menu.tsx';
import { useReadings } from '#ui/Reading/useReadings.ts';

import { keepRowTexts as texts } from '../memberTexts.ts';
import type { SearchHit } from '../recordSearchApi.ts';

const AddToCollection = lazyPart(() =>
  import('#features/clippings/core/index.ts').then((chunk) => chunk.AddToCollection),
);

/** What is open, and what has been. */
interface Opened {
  part: 'research' | 'collection' | null;
  were: readonly string[];
}

/**
 * A menu by which a member keeps the record of a row: in their research, or in a collection. The dialogs come on the
 * press.
 */
export function KeepRow({ hit }: { hit: Pick<SearchHit, 'id' | 'name' | 'recordSet'> }) {
  const { id } = hit;
  const { readingInText } = useReadings(hit.name);
  const name = readingInText(hit.name, hit.recordSet.notation);
  const hasResearch = useGrant('my-research:workspaces');
  const hasCollections = useGrant('collections');
  const [{ part, were }, setOpened] = useState<Opened>({ part: null, were: [] });
  const open = (next: 'research' | 'collection') => setOpened({ part: next, were: [...were, next] });
  const close = () => setOpened({ part: null, were });
  return (
    <>
      <Menu
        label={texts.menu(name)}
        entries={[
          ...(hasResearch
            ? [
                {
                  id: 'research',
                  label: texts.research,
                  icon: <FolderPlus aria-hidden="true" />,
                  onSelect: () => open('research'),
                },
              ]
            : []),
          ...(hasCollections
            ? [
                {
                  id: 'collection',
                  label: texts.collection,
                  icon: <Library aria-hidden="true" />,
                  onSelect: () => open('collection'),
                },
              ]
            : []),
        ]}
      >
        {(trigger) => (
          <IconButton {...trigger} size="sm" label={texts.menu(name)} icon={<Ellipsis aria-hidden="true" />} />
        )}
      </Menu>
      <Suspense fallback={null}>
        {were.includes('research') && (
          <AddToResearchDialog
            address={`/transcript?${new URLSearchParams({ id }).toString()}`}
            open={part === 'research'}
            onClose={close}
          />
        )}
        {were.includes('collection') && (
          <AddToCollection isOpen={part === 'collection'} recordId={id} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
