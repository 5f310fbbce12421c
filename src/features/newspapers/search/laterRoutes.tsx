import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The ways into the search of newspaper articles, and their titles and issues (spec 1 section 2). */
export const laterPages: FeaturePages = {
  'search-newspapers.index': () =>
    import(/* webpackChunkName: "search-newspapers.index" */ './index/SearchNewspapersPage.tsx'),
  'search-newspapers.advanced': () =>
    import(/* webpackChunkName: "search-newspapers.advanced" */ './index/AdvancedSearchPage.tsx'),
  'search-newspapers.issues': () =>
    import(/* webpackChunkName: "search-newspapers.issues" */ './catalogue/IssuesByDatePage.tsx'),
  'search-newspapers.titles': () =>
    import(/* webpackChunkName: "search-newspapers.titles" */ './catalogue/TitlesPage.tsx'),
};
