import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The page of the site's own settings. */
export const pages: FeaturePages = {
  'internal.site': () => import(/* webpackChunkName: "internal.site" */ './SitePage.tsx'),
};
