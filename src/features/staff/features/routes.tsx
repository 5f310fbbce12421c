import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The list of features and the page of one. */
export const pages: FeaturePages = {
  'internal.features-list': () => import(/* webpackChunkName: "internal.features-list" */ './FeatureListPage.tsx'),
  'internal.feature': () => import(/* webpackChunkName: "internal.feature" */ './FeaturePage.tsx'),
};
