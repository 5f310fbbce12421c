import { Suspense, useEffect, useState } from 'react';

import { FilterDrawer } from '#ui/Drawer/FilterDrawer.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';

import { drawerTexts } from '../texts.ts';
import type { RecordSearch } from '../useRecordSearch.ts';
import type { SearchAddress } from '../useSearchAddress.ts';
import type { FacetPanelProps } from './FacetPanel.tsx';
import { FacetsLoading } from './FacetsLoading.tsx';

const FacetPanel = lazyPart(() => import('./FacetPanel.tsx').then((chunk) => chunk.FacetPanel));

/**
 * What narrows the results, beside them. Its code comes beside its counts, which follow the results: a search without
 * any downloads neither. It is waited for in a state, since React keeps for 300 ms what it drew in place of a part that
 * waits.
 */
export function SideFacets(props: FacetPanelProps) {
  const [isHere, setHere] = useState(FacetPanel.isHere);
  useEffect(() => {
    // What cannot be had fails where it is drawn.
    const draw = () => setHere(true);
    FacetPanel.arrival().then(draw, draw);
  }, []);
  return isHere ? <FacetPanel {...props} /> : <FacetsLoading />;
}

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
