import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The page of search results. */
export const pages: FeaturePages = {
  'search.results': () => import(/* webpackChunkName: "search.results" */ './ResultsPage.tsx'),
};
