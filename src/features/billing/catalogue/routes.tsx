import type { FeaturePages } from '#services/routing/featurePages.ts';

/** What is sold, for staff of billing. */
export const pages: FeaturePages = {
  'internal.catalogue': () => import(/* webpackChunkName: "internal.catalogue" */ './CataloguePage.tsx'),
};
