import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The map search. */
export const pages: FeaturePages = {
  'maps.search': () => import(/* webpackChunkName: "maps.search" */ './MapSearchPage.tsx'),
};
