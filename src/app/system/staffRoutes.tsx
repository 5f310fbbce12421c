import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Recordings that members handed over, and pages that fail on purpose. */
export const pages: FeaturePages = {
  'internal-testing.throw': () => import(/* webpackChunkName: "internal-testing.throw" */ './ThrowPage.tsx'),
  'internal-testing.throw-gql': () => import(/* webpackChunkName: "internal-testing.throw-gql" */ './ThrowGqlPage.tsx'),
  'internal.support': () => import(/* webpackChunkName: "internal.support" */ '../support/replay/SupportPage.tsx'),
};
