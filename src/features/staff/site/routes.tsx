import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Pages of the site's own settings, and of how a new site comes to them. */
export const pages: FeaturePages = {
  'internal.site': () => import(/* webpackChunkName: "internal.site" */ './SitePage.tsx'),
  'internal.set-up': () => import(/* webpackChunkName: "internal.set-up" */ './set-up/StepsPage.tsx'),
  'staff.set-up': () => import(/* webpackChunkName: "staff.set-up" */ './set-up/SetUpPage.tsx'),
};
