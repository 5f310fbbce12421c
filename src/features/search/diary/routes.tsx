import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The research diary. */
export const pages: FeaturePages = {
  'search.diary': () => import(/* webpackChunkName: "search.diary" */ './DiaryPage.tsx'),
};
