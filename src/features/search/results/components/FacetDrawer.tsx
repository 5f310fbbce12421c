import { Suspense } from 'react';

import { FilterDrawer } from '#ui/Drawer/FilterDrawer.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';

import { drawerTexts } from '../texts.ts';
import type { RecordSearch } from '../useRecordSearch.ts';
import type { SearchAddress } from '../useSearchAddress.ts';

const FacetPanel = lazyPart(() => import('./FacetPanel.tsx').then((chunk) => chunk.FacetPanel));

interface FacetDrawerProps {
  address: SearchAddress;
  search: RecordSearch;
}

/** What narrows the results, in a drawer, where the window has no room for it beside them. */
export const FacetDrawer = ({ address, search }: FacetDrawerProps) => (
  <FilterDrawer texts={drawerTexts} total={search.result?.total ?? 0}>
    <Suspense fallback={<SkeletonTable rows={4} columns={1} />}>
      <FacetPanel address={address} search={search} />
    </Suspense>
  </FilterDrawer>
);
