import { matchRoutes } from 'react-router-dom';

import type { TreeDrawer } from '#features/trees/core/index.ts';

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
