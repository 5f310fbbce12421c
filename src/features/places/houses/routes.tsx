import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The history of a house. */
export const pages: FeaturePages = {
  'house-history.results': () => import(/* webpackChunkName: "house-history.results" */ './HouseHistoryPage.tsx'),
};
