import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Reports of trees. */
export const pages: FeaturePages = {
  'tree.reports': () => import(/* webpackChunkName: "tree.reports" */ './TreeReportsPage.tsx'),
};
