import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The ways into the search of newspaper articles, and their titles and issues (spec 1 section 2). */
export const laterPages: FeaturePages = {
  'search-newspapers.index': () => import('./index/SearchNewspapersPage.tsx'),
  'search-newspapers.advanced': () => import('./index/AdvancedSearchPage.tsx'),
  'search-newspapers.issues': () => import('./catalogue/IssuesByDatePage.tsx'),
  'search-newspapers.titles': () => import('./catalogue/TitlesPage.tsx'),
};
