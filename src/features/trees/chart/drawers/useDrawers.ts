import { useEffect, useState } from 'react';
import { matchRoutes } from 'react-router-dom';

import type { TreeDrawer } from '#features/trees/core/index.ts';
import { retryImport } from '#ui/retryImport.ts';

/** The drawer that an address names. */
export interface DrawerMatch {
  drawer: TreeDrawer;
  params: Readonly<Record<string, string | undefined>>;
}

/**
 * The drawer at a path below the chart; of several the most specific, as the router chooses pages.
 * @param path - what follows the chart's own address, without a slash before it
 * @returns null where there is none
 */
export function findDrawer(drawers: readonly TreeDrawer[], path: string): DrawerMatch | null {
  const routes = drawers.map((drawer) => ({ path: `/${drawer.path}`, handle: drawer }));
  const found = matchRoutes(routes, `/${path}`)?.at(-1);
  return found ? { drawer: found.route.handle, params: found.params } : null;
}

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
