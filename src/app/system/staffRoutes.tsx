import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Recordings that members handed over, and pages that fail on purpose. */
export const pages: FeaturePages = {
  'internal-testing.throw': () => import('./ThrowPage.tsx'),
  'internal-testing.throw-gql': () => import('./ThrowGqlPage.tsx'),
  'internal.support': () => import('../support/replay/SupportPage.tsx'),
};
