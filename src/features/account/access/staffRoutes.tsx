import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The sign-in of staff. */
export const pages: FeaturePages = {
  'internal.login': () => import(/* webpackChunkName: "internal.login" */ './pages/InternalLoginPage.tsx'),
};
