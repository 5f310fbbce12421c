import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Lists of trees, a first tree, and a tree's settings. */
export const pages: FeaturePages = {
  'family-tree.index': () => import('./pages/AboutTreesPage.tsx'),
  'family-tree.create': () => import('./pages/CreateTreePage.tsx'),
  'family-tree.take-root': () => import('./pages/TakeRootPage.tsx'),
  'tree.all': () => import('./pages/AllTreesPage.tsx'),
  'tree.your-tree': () => import('./pages/YourTreePage.tsx'),
  'tree.none': () => import('./pages/NoTreePage.tsx'),
  'tree.settings': () => import('./pages/TreeSettingsPage.tsx'),
};
