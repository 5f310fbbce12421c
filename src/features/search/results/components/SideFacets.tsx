import { useEffect, useState } from 'react';

import { lazyPart } from '#ui/lazyPart.ts';

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
