import { namesPublicDrawer } from '#domain/trees/chart/namesPublicDrawer.ts';
import type { FeaturePages } from '#services/routing/featurePages.ts';

/**
 * Pages that show the chart of a tree, with all drawers; features stay unaware of each other's. Each names its imports
 * itself: documents read from that which code they need (scripts/pageScripts.mjs). Who comes by the address of a drawer
 * of a public tree sees the chart later.
 */
export const pages = {
  'tree.chart': () => import('./TreeChartPage.tsx'),
  'tree.public': () =>
    namesPublicDrawer(window.location.pathname) ? import('./TreeDrawerPage.tsx') : import('./TreeChartPage.tsx'),
} satisfies FeaturePages;
