import type { FeaturePages } from '#services/routing/featurePages.ts';

/** What others made and the site ships. */
export const pages: FeaturePages = {
  'content.licences': () => import(/* webpackChunkName: "content.licences" */ './LicencesPage.tsx'),
};
