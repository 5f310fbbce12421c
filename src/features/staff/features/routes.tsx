import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The list of features and the page of one. */
export const pages: FeaturePages = {
  'internal.features-list': () => import('./FeatureListPage.tsx'),
  'internal.feature': () => import('./FeaturePage.tsx'),
};
