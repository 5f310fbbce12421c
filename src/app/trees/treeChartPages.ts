import { namesPublicDrawer } from '#domain/trees/chart/namesPublicDrawer.ts';
import type { FeaturePages } from '#services/routing/featurePages.ts';

/**
 * Pages that show the chart of a tree, with all drawers; features stay unaware of each other's. Who comes by the address
 * of a drawer of a public tree sees the chart later: a page of its own, which documents name instead
 * (server/start/createPageCode.ts).
 */
export const pages = {
  'tree.chart': () => import(/* webpackChunkName: "tree.chart" */ './TreeChartPage.tsx'),
  'tree.public': () =>
    namesPublicDrawer(window.location.pathname)
      ? import(/* webpackChunkName: "tree.public.drawer" */ './TreeDrawerPage.tsx')
      : import(/* webpackChunkName: "tree.public" */ './TreeChartPage.tsx'),
} satisfies FeaturePages;
