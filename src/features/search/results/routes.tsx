import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The page of search results, and what a member meets who searched too much at once. */
export const pages: FeaturePages = {
  'search.results': () => import(/* webpackChunkName: "search.results" */ './ResultsPage.tsx'),
  'search.exceeded-limit': () => import(/* webpackChunkName: "search.exceeded-limit" */ './ExceededLimitPage.tsx'),
};
