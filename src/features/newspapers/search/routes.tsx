import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The articles that a search finds (spec 1 section 2). */
export const pages: FeaturePages = {
  'search-newspapers.results': () =>
    import(/* webpackChunkName: "search-newspapers.results" */ './results/ArticleResultsPage.tsx'),
};
