import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Pages that show the chart of a tree, with all drawers; features stay unaware of each other's. */
export const pages: FeaturePages = {
  'tree.chart': () => import(/* webpackChunkName: "tree.chart" */ './TreeChartPage.tsx'),
  'tree.public': () => import(/* webpackChunkName: "tree.public" */ './TreeChartPage.tsx'),
};
