import type { FeaturePages } from '#services/routing/featurePages.ts';

/** One person of a tree, stories and sources. */
export const pages: FeaturePages = {
  'trees.person': () => import(/* webpackChunkName: "trees.person" */ './pages/PersonPage.tsx'),
  'tree.stories': () => import(/* webpackChunkName: "tree.stories" */ './pages/TreeStoriesPage.tsx'),
  'tree.sources': () => import(/* webpackChunkName: "tree.sources" */ './pages/TreeSourcesPage.tsx'),
  'tree.source': () => import(/* webpackChunkName: "tree.source" */ './pages/TreeSourcePage.tsx'),
  'stories.person': () => import(/* webpackChunkName: "stories.person" */ './pages/StoriesRedirectPage.tsx'),
};
