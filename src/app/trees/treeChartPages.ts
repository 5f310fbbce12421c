import type { FeaturePages, PageModule } from '#services/routing/featurePages.ts';

/** The chart with all drawers; features stay unaware of each other's. */
const loadChart = (): Promise<PageModule> => import('./TreeChartPage.tsx');

/** Pages that show the chart of a tree. */
export const pages: FeaturePages = { 'tree.chart': loadChart, 'tree.public': loadChart };
