import type { FeaturePages } from '#services/routing/featurePages.ts';

/** One page: the drawer and the record are over the same tree. */
export const pages: FeaturePages = {
  'shadow-tree.tree': () => import(/* webpackChunkName: "shadow-tree.tree" */ './ShadowTreePage.tsx'),
  'shadow-tree.suggested': () => import(/* webpackChunkName: "shadow-tree.suggested" */ './ShadowTreePage.tsx'),
  'shadow-tree.detailed': () => import(/* webpackChunkName: "shadow-tree.detailed" */ './ShadowTreePage.tsx'),
};
