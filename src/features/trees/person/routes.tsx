import type { FeaturePages } from '#services/routing/featurePages.ts';

/** One person of a tree, stories and sources. */
export const pages: FeaturePages = {
  'trees.person': () => import('./pages/PersonPage.tsx'),
  'tree.stories': () => import('./pages/TreeStoriesPage.tsx'),
  'tree.sources': () => import('./pages/TreeSourcesPage.tsx'),
  'tree.source': () => import('./pages/TreeSourcePage.tsx'),
  'stories.person': () => import('./pages/StoriesRedirectPage.tsx'),
};
