import { Suspense } from 'react';

import { FilterDrawer } from '#ui/Drawer/FilterDrawer.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';

import { drawerTexts } from './drawerTexts.ts';
import type { FilterPanelProps } from './FilterPanel.tsx';

// Opened by a press: the page does not wait for it.
const FilterPanel = lazyPart(() => import('./FilterPanel.tsx').then((chunk) => chunk.FilterPanel));

/** What narrows the articles, in a drawer, where the window has no room for it beside them. */
export const ArticleFilterDrawer = (props: FilterPanelProps) => (
  <FilterDrawer texts={drawerTexts} total={props.result?.total ?? 0}>
    <Suspense fallback={<SkeletonTable rows={8} columns={1} />}>
      <FilterPanel {...props} />
    </Suspense>
  </FilterDrawer>
);
