import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Days of a month that are remembered in a tree. */
export const pages: FeaturePages = {
  'tree.anniversaries': () => import(/* webpackChunkName: "tree.anniversaries" */ './AnniversariesPage.tsx'),
};
