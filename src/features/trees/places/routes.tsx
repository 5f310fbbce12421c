import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The places of a tree, as a map by time and as a list. */
export const pages: FeaturePages = {
  'tree.places': () => import(/* webpackChunkName: "tree.places" */ './PlacesPage.tsx'),
};
