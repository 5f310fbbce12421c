import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The pages on which staff bring newspapers. */
export const pages: FeaturePages = {
  'desk.newspapers': () => import(/* webpackChunkName: "desk.newspapers" */ './NewspapersDeskPage.tsx'),
  'desk.newspaper': () => import(/* webpackChunkName: "desk.newspaper" */ './NewspaperDeskPage.tsx'),
};
