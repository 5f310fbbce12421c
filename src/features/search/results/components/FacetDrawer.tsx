import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { Drawer } from '#ui/Drawer/Drawer.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';

import type { RecordSearch } from '../hooks/useRecordSearch.ts';
import type { SearchAddress } from '../hooks/useSearchAddress.ts';
import { drawerTexts as texts } from '../texts.ts';

const FacetPanel = lazyPart(() => import('./FacetPanel.tsx').then((chunk) => chunk.FacetPanel));

interface FacetDrawerProps {
  address: SearchAddress;
  search: RecordSearch;
}

/** What narrows the results, in a drawer, where the window has no room for it beside them. */
export function FacetDrawer({ address, search }: FacetDrawerProps) {
  const [isOpen, setOpen] = useState(false);
  const total = search.result?.total ?? 0;
  return (
    <>
      <Button size="sm" icon={<SlidersHorizontal aria-hidden="true" />} onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        title={texts.open}
        actions={
          <Button variant="primary" fullWidth onClick={() => setOpen(false)}>
            {texts.show(total)}
          </Button>
        }
      >
        <Suspense fallback={<SkeletonTable rows={4} columns={1} />}>
          <FacetPanel address={address} search={search} />
        </Suspense>
      </Drawer>
    </>
  );
}
