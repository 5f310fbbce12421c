import { useEffect, useState } from 'react';

import type { TreeDrawer } from '#features/trees/core/index.ts';
import { retryImport } from '#ui/retryImport.ts';

/**
 * The drawers over a chart, once they are wanted: visitors look at most charts without any.
 * @param load - fetches them; the same for as long as the page is there
 * @returns null until they have come
 * @throws PartLoadFailed while drawing, when they do not arrive though there is a connection
 */
export function useDrawers(
  load: () => Promise<readonly TreeDrawer[]>,
  isWanted: boolean,
): readonly TreeDrawer[] | null {
  const [drawers, setDrawers] = useState<readonly TreeDrawer[] | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const isMissing = isWanted && drawers === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isThere = true;
    retryImport(load).then(
      (arrived) => isThere && setDrawers(arrived),
      (cause: Error) => isThere && setFailure(cause),
    );
    return () => {
      isThere = false;
    };
  }, [isMissing, load]);
  if (failure) throw failure;
  return drawers;
}
