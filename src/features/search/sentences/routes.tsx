import type { FeaturePages } from '#services/routing/featurePages.ts';

/** A search in one's own words, and what its results contain. */
export const pages: FeaturePages = {
  'ai-search.index': () => import(/* webpackChunkName: "ai-search.index" */ './AiSearchPage.tsx'),
  'ai-search.results-summary': () =>
    import(/* webpackChunkName: "ai-search.results-summary" */ './ResultsSummaryPage.tsx'),
};
