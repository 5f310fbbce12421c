import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The help centre's texts and their search. */
export const pages: FeaturePages = {
  'help.home': () => import('./pages/HomePage.tsx'),
  'help.search': () => import('./pages/SearchPage.tsx'),
  'help.article': () => import('./pages/ArticlePage.tsx'),
  'help.category': () => import('./pages/CategoryPage.tsx'),
  'help.section': () => import('./pages/SectionPage.tsx'),
  'help.missing': () => import('./pages/MissingPage.tsx'),
};
