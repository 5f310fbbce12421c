import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Pages met after signing in. */
export const memberPages: FeaturePages = {
  'identity.accept-terms-of-use': () => import('./pages/AcceptTermsPage.tsx'),
  'identity.clear-data': () => import('./pages/ClearDataPage.tsx'),
};
