import type { FeaturePages } from '#services/routing/featurePages.ts';

/** How the site is. */
export const pages: FeaturePages = {
  'internal.health': () => import(/* webpackChunkName: "internal.health" */ './HealthPage.tsx'),
};
