import type { FeaturePages } from '#services/routing/featurePages.ts';

/** One person of a tree, and stories. */
export const pages: FeaturePages = {
  'trees.person': () => import('./pages/PersonPage.tsx'),
  'tree.stories': () => import('./pages/TreeStoriesPage.tsx'),
  'stories.person': () => import('./pages/StoriesRedirectPage.tsx'),
};
