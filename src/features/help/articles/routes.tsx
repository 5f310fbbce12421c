import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The help centre's texts and their search. */
export const pages: FeaturePages = {
  'help.home': () => import(/* webpackChunkName: "help.home" */ './pages/HomePage.tsx'),
  'help.search': () => import(/* webpackChunkName: "help.search" */ './pages/SearchPage.tsx'),
  'help.article': () => import(/* webpackChunkName: "help.article" */ './pages/ArticlePage.tsx'),
  'help.category': () => import(/* webpackChunkName: "help.category" */ './pages/CategoryPage.tsx'),
  'help.section': () => import(/* webpackChunkName: "help.section" */ './pages/SectionPage.tsx'),
  'help.missing': () => import(/* webpackChunkName: "help.missing" */ './pages/MissingPage.tsx'),
};
