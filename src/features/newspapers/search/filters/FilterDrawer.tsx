import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { Drawer } from '#ui/Drawer/Drawer.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';

import { drawerTexts as texts } from './drawerTexts.ts';
import type { FilterPanelProps } from './FilterPanel.tsx';

// Opened by a press: the page does not wait for it.
const FilterPanel = lazyPart(() => import('./FilterPanel.tsx').then((chunk) => chunk.FilterPanel));

/** What narrows the articles, in a drawer, where the window has no room for it beside them. */
export function FilterDrawer(props: FilterPanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={<SlidersHorizontal aria-hidden="true" />} onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        title={texts.title}
        actions={
          <Button variant="primary" fullWidth onClick={() => setOpen(false)}>
            {texts.show(props.result?.total ?? 0)}
          </Button>
        }
      >
        <Suspense fallback={<SkeletonTable rows={8} columns={1} />}>
          <FilterPanel {...props} />
        </Suspense>
      </Drawer>
    </>
  );
}
