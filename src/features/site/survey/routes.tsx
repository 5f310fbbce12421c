import type { FeaturePages } from '#services/routing/featurePages.ts';

/** What readers said of the site, for staff. */
export const pages: FeaturePages = {
  'internal.surveys': () => import(/* webpackChunkName: "internal.surveys" */ './SiteSurveysPage.tsx'),
};
