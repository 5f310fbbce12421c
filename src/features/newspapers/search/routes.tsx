import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The search of newspaper articles, what it finds, and the titles and issues it covers (spec 1 section 2). */
export const pages: FeaturePages = {
  'search-newspapers.results': () =>
    import(/* webpackChunkName: "search-newspapers.results" */ './results/ArticleResultsPage.tsx'),
  'search-newspapers.index': () =>
    import(/* webpackChunkName: "search-newspapers.index" */ './index/SearchNewspapersPage.tsx'),
  'search-newspapers.advanced': () =>
    import(/* webpackChunkName: "search-newspapers.advanced" */ './index/AdvancedSearchPage.tsx'),
  'search-newspapers.issues': () =>
    import(/* webpackChunkName: "search-newspapers.issues" */ './catalogue/IssuesByDatePage.tsx'),
  'search-newspapers.titles': () =>
    import(/* webpackChunkName: "search-newspapers.titles" */ './catalogue/TitlesPage.tsx'),
};
