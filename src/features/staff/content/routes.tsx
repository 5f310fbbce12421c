import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The texts of the site, for staff. */
export const pages: FeaturePages = {
  'internal.content-text': () => import(/* webpackChunkName: "internal.content-text" */ './TextPage.tsx'),
  'internal.content': () => import(/* webpackChunkName: "internal.content" */ './ContentPage.tsx'),
};
