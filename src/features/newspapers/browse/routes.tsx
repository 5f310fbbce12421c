import type { FeaturePages } from '#services/routing/featurePages.ts';

/** From the list of newspapers to those of a place, a newspaper, its year and its issue. */
export const pages: FeaturePages = {
  'newspapers.titles': () => import('./pages/NewspapersPage.tsx'),
  'newspapers.place': () => import('./pages/NewspaperPlacePage.tsx'),
  'newspapers.title': () => import('./pages/NewspaperPage.tsx'),
  'newspapers.year': () => import('./pages/NewspaperYearPage.tsx'),
  'newspapers.issue': () => import('./pages/IssuePage.tsx'),
};
