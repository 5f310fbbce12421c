import type { FeaturePages } from '#services/routing/featurePages.ts';

/** What a tree says of all its people together. */
export const pages: FeaturePages = {
  'tree.statistics': () => import(/* webpackChunkName: "tree.statistics" */ './StatisticsPage.tsx'),
};
