import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The list of features and the page of one. */
export const pages: FeaturePages = {
  'internal.features-list': () => import('./pages/FeatureListPage.tsx'),
  'internal.feature': () => import('./pages/FeaturePage.tsx'),
};
