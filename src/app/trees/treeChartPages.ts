import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Pages that show the chart of a tree, with all drawers; features stay unaware of each other's. Each names its import itself: documents read from that which code they need. */
export const pages: FeaturePages = { 'tree.chart': () => import('./TreeChartPage.tsx'), 'tree.public': () => import('./TreeChartPage.tsx') };
