import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The search of newspaper articles (spec 1 section 2). */
export const pages: FeaturePages = {
  'search-newspapers.index': () => import('./index/SearchNewspapersPage.tsx'),
  'search-newspapers.results': () => import('./results/ArticleResultsPage.tsx'),
  'search-newspapers.advanced': () => import('./index/AdvancedSearchPage.tsx'),
  'search-newspapers.issues': () => import('./catalogue/IssuesByDatePage.tsx'),
  'search-newspapers.titles': () => import('./catalogue/TitlesPage.tsx'),
};
