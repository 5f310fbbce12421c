import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The texts of the site, for staff. */
export const pages: FeaturePages = {
  'internal.content': () => import(/* webpackChunkName: "internal.content" */ './ContentPage.tsx'),
};
