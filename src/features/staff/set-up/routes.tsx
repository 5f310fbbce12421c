import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The page on which a new site gets its owner. */
export const pages: FeaturePages = {
  'staff.set-up': () => import(/* webpackChunkName: "staff.set-up" */ './SetUpPage.tsx'),
};
