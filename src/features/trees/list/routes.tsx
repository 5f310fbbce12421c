import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Lists of trees, a first tree, and a tree's settings. */
export const pages: FeaturePages = {
  'family-tree.index': () => import(/* webpackChunkName: "family-tree.index" */ './pages/AboutTreesPage.tsx'),
  'family-tree.create': () => import(/* webpackChunkName: "family-tree.create" */ './pages/CreateTreePage.tsx'),
  'family-tree.take-root': () => import(/* webpackChunkName: "family-tree.take-root" */ './pages/TakeRootPage.tsx'),
  'tree.all': () => import(/* webpackChunkName: "tree.all" */ './pages/AllTreesPage.tsx'),
  'tree.your-tree': () => import(/* webpackChunkName: "tree.your-tree" */ './pages/YourTreePage.tsx'),
  'tree.none': () => import(/* webpackChunkName: "tree.none" */ './pages/NoTreePage.tsx'),
  'tree.settings': () => import(/* webpackChunkName: "tree.settings" */ './pages/TreeSettingsPage.tsx'),
};
