import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Where staff start. */
export const pages: FeaturePages = {
  'internal.desk': () => import(/* webpackChunkName: "internal.desk" */ './DeskPage.tsx'),
};
