import type { FeaturePages } from '#services/routing/featurePages.ts';

/** What looks wrong in a tree. */
export const pages: FeaturePages = {
  'tree.quality': () => import(/* webpackChunkName: "tree.quality" */ './QualityPage.tsx'),
};
