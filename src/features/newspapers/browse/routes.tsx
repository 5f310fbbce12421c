import type { FeaturePages } from '#services/routing/featurePages.ts';

/** From the list of newspapers to those of a place, a newspaper, its year and its issue. */
export const pages: FeaturePages = {
  'newspapers.titles': () => import(/* webpackChunkName: "newspapers.titles" */ './pages/NewspapersPage.tsx'),
  'newspapers.place': () => import(/* webpackChunkName: "newspapers.place" */ './pages/NewspaperPlacePage.tsx'),
  'newspapers.title': () => import(/* webpackChunkName: "newspapers.title" */ './pages/NewspaperPage.tsx'),
  'newspapers.year': () => import(/* webpackChunkName: "newspapers.year" */ './pages/NewspaperYearPage.tsx'),
  'newspapers.issue': () => import(/* webpackChunkName: "newspapers.issue" */ './pages/IssuePage.tsx'),
};
