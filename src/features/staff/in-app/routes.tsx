import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Messages in the browser, for the staff who write them. */
export const pages: FeaturePages = {
  'internal.in-app': () => import(/* webpackChunkName: "internal.in-app" */ './InAppPage.tsx'),
};
